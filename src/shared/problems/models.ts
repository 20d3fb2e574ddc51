import type { Text } from '../text.ts'

/** What can go wrong with the models that are connected. */
export const problemsOfModels = {
  model_missing: {
    status: 502,
    de: 'Das gewählte Modell gibt es beim KI-Dienst nicht. Es wurde nichts berechnet; die Administration kann ein anderes wählen.',
    en: 'The AI service does not have the chosen model. Nothing was charged; an administrator can choose another.',
  },
  model_unpaid: {
    status: 502,
    de: 'Das Guthaben beim KI-Dienst ist verbraucht. Es wurde nichts berechnet; die Administration kann es aufladen.',
    en: 'The credit with the AI service is used up. Nothing was charged; an administrator can top it up.',
  },
  model_stalled: {
    status: 504,
    de: 'Der KI-Dienst hat mitten im Text aufgehört und {seconds} Sekunden lang nichts mehr geschrieben. Was da war, ist gesichert, es wurde nichts berechnet.',
    en: 'The AI service stopped in the middle of the text and wrote nothing more for {seconds} seconds. What was written is kept, nothing was charged.',
  },
  model_slow: {
    status: 504,
    de: 'Der KI-Dienst war nach {seconds} Sekunden noch nicht fertig. Was da war, ist gesichert, es wurde nichts berechnet.',
    en: 'The AI service had not finished after {seconds} seconds. What was written is kept, nothing was charged.',
  },
  painting_failed: {
    status: 502,
    de: 'Der KI-Dienst hat kein Bild geliefert. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es noch einmal.',
    en: 'The AI service has not delivered a picture. Your input is still here and nothing was charged; try again.',
  },
  painting_words_too_long: {
    status: 502,
    de: 'Die Beschreibung ist für den KI-Dienst zu lang. Sie ist noch da, es wurde nichts berechnet; kürzen Sie sie.',
    en: 'The description is too long for the AI service. It is still here and nothing was charged; shorten it.',
  },
  painting_picture_too_large: {
    status: 502,
    de: 'Das Bild ist für den KI-Dienst zu groß. Ihre Eingaben sind noch da, es wurde nichts berechnet; wählen Sie ein kleineres Bild.',
    en: 'The picture is too large for the AI service. Your input is still here and nothing was charged; choose a smaller picture.',
  },
  workflow_refused: {
    status: 502,
    de: 'ComfyUI nimmt den Workflow nicht an, zum Beispiel weil dort ein Modell oder ein Knoten fehlt. Ihre Eingaben sind noch da, es wurde nichts berechnet; die Administration kann ihn prüfen.',
    en: 'ComfyUI does not accept the workflow, perhaps because a model or a node is missing there. Your input is still here, nothing was charged; an administrator can check it.',
  },
  workflow_failed: {
    status: 502,
    de: 'ComfyUI hat die Arbeit an dem Bild abgebrochen. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es noch einmal.',
    en: 'ComfyUI broke off its work on the picture. Your input is still here, nothing was charged; try again.',
  },
  painting_forgotten: {
    status: 502,
    de: 'ComfyUI weiß nichts mehr von dem Bild, vermutlich wurde es neu gestartet. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es noch einmal.',
    en: 'ComfyUI no longer knows of the picture, probably because it was restarted. Your input is still here, nothing was charged; try again.',
  },
  painting_queued: {
    status: 504,
    de: 'Das Bild kam nicht an die Reihe; noch vor ihm: {before}. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es später noch einmal.',
    en: 'The picture did not get its turn; still before it: {before}. Your input is still here, nothing was charged; try again later.',
  },
  model_crashed: {
    status: 502,
    de: 'Das Modell auf diesem Server ist abgestürzt. Ihre Eingaben sind gesichert, es wurde nichts berechnet; der nächste Versuch startet es neu.',
    en: 'The model on this server has crashed. Your input is kept, nothing was charged; the next attempt starts it anew.',
  },
  model_file: {
    status: 502,
    de: 'Die Datei des Modells fehlt auf diesem Server oder lässt sich nicht lesen. Es wurde nichts berechnet; die Administration kann ein anderes wählen oder es neu herunterladen.',
    en: 'The file of the model is missing on this server or cannot be read. Nothing was charged; an administrator can choose another or download it again.',
  },
  model_memory: {
    status: 502,
    de: 'Der Arbeitsspeicher dieses Servers reicht für das Modell nicht aus. Es wurde nichts berechnet; die Administration kann ein kleineres wählen.',
    en: 'The memory of this server is not enough for the model. Nothing was charged; an administrator can choose a smaller one.',
  },
  model_no_program: {
    status: 502,
    de: 'Auf diesem Server fehlt das Programm node-llama-cpp, das Modelle ausführt. Es wurde nichts berechnet; die Administration kann ein anderes Modell verbinden.',
    en: 'This server lacks the program node-llama-cpp, which runs models. Nothing was charged; an administrator can connect another model.',
  },
  no_painter: {
    status: 503,
    de: 'Dafür ist noch kein Modell verbunden, das Bilder malt. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'No model that paints pictures is connected yet. Your input is still here, nothing was charged.',
  },
  no_picture_editor: {
    status: 503,
    de: 'Dafür ist noch kein Modell verbunden, das vorhandene Bilder ändert, wie die von OpenAI, Google, Stability AI, FLUX Kontext oder eine Stable Diffusion. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'No model that changes pictures is connected yet, such as those of OpenAI, Google, Stability AI, FLUX Kontext or a Stable Diffusion. Your input is still here, nothing was charged.',
  },
  no_area_editor: {
    status: 503,
    de: 'Dafür ist noch kein Modell verbunden, das nur einen Bereich eines Bildes ändert, wie die von OpenAI, Stability AI, FLUX Fill, IOPaint oder eine Stable Diffusion. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'No model that changes only an area of a picture is connected yet, such as those of OpenAI, Stability AI, FLUX Fill, IOPaint or a Stable Diffusion. Your input is still here, nothing was charged.',
  },
  no_seer: {
    status: 503,
    de: 'Kein verbundenes Modell kann Bilder sehen. Es wurde nichts berechnet; beschreiben Sie das Bild selbst, oder lassen Sie die Administration ein Modell verbinden, das sieht.',
    en: 'No connected model can see pictures. Nothing was charged; describe the picture yourself, or have an administrator connect a model that sees.',
  },
  no_picture_combiner: {
    status: 503,
    de: 'Dafür ist noch kein Modell verbunden, das aus mehreren Bildern eines malt, wie die von OpenAI und Google oder FLUX 2. Ihre Eingaben sind noch da, es wurde nichts berechnet.',
    en: 'No model that paints one picture of several is connected yet, such as those of OpenAI and Google or FLUX 2. Your input is still here, nothing was charged.',
  },
  no_listener: {
    status: 503,
    de: 'Dafür ist noch kein Modell verbunden, das Gesprochenes aufschreibt. Ihre Eingaben sind noch da, es wurde nichts berechnet; die Administration kann eines verbinden.',
    en: 'No model that writes down speech is connected yet. Your input is still here, nothing was charged; an administrator can connect one.',
  },
} as const satisfies Record<string, Text & { status: number }>
