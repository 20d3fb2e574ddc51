import type { Download, KnownFile } from './catalogue.ts'

const gigabyte = 1_000_000_000
const supertonic = 'Supertone/supertonic-3/resolve/3cadd1ee6394adea1bd021217a0e650ede09a323'

const lying = (folder: string) => (file: string, bytes: number, sha256: string) => ({
  ...{ file, bytes, sha256 },
  place: `${supertonic}/${folder}${file}`,
})
const [graph, voice, beside] = [lying('onnx/'), lying('voice_styles/'), lying('')]

const parts: readonly KnownFile[] = [
  beside('LICENSE', 15_007, '0d944a9110fed9a9602d60e0423a272903e7bd21ab060490774efc77c2275e9f'),
  graph('tts.json', 8_253, '42078d3aef1cd43ab43021f3c54f47d2d75ceb4e75f627f118890128b06a0d09'),
  graph('unicode_indexer.json', 277_676, '9bf7346e43883a81f8645c81224f786d43c5b57f3641f6e7671a7d6c493cb24f'),
  voice('F1.json', 292_046, 'bbdec6ee00231c2c742ad05483df5334cab3b52fda3ba38e6a07059c4563dbc2'),
  voice('F2.json', 292_423, '7c722c6a72707b1a77f035d67f0d1351ba187738e06f7683e8c72b1df3477fc6'),
  voice('F3.json', 290_794, '12f6ef2573baa2defa1128069cb59f203e3ab67c92af77b42df8a0e3a2f7c6ab'),
  voice('F4.json', 291_808, 'c2fa764c1225a76dfc3e2c73e8aa4f70d9ee48793860eb34c295fff01c2e032b'),
  voice('F5.json', 291_479, '45966e73316415626cf41a7d1c6f3b4c70dbc1ba2bee5c1978ef0ce33244fc8d'),
  voice('M1.json', 291_748, 'e35604687f5d23694b8e91593a93eec0e4eca6c0b02bb8ed69139ab2ea6b0a5b'),
  voice('M2.json', 292_055, 'b76cbf62bac707c710cf0ae5aba5e31eea1a6339a9734bfae33ab98499534a50'),
  voice('M3.json', 290_198, 'ea1ac35ccb91b0d7ecad533a2fbd0eec10c91513d8951e3b25fbba99954e159b'),
  voice('M4.json', 291_522, 'ca8eefad4fcd989c9379032ff3e50738adc547eeb5e221b82593a6d7b3bac303'),
  voice('M5.json', 291_469, 'dd22b92740314321f8ae11c5e87f8dd60d060f15dd3a632b5adf77f471f77af2'),
  graph('duration_predictor.onnx', 3_700_147, 'c3eb91414d5ff8a7a239b7fe9e34e7e2bf8a8140d8375ffb14718b1c639325db'),
  graph('text_encoder.onnx', 36_416_150, 'c7befd5ea8c3119769e8a6c1486c4edc6a3bc8365c67621c881bbb774b9902ff'),
  graph('vocoder.onnx', 101_424_195, '085de76dd8e8d5836d6ca66826601f615939218f90e519f70ee8a36ed2a4c4ba'),
  graph('vector_estimator.onnx', 256_534_781, '883ac868ea0275ef0e991524dc64f16b3c0376efd7c320af6b53f5b780d7c61c'),
]

/** Models that speak. Their names in `file` are what `speech/models` knows them by. */
export const speakers: readonly Download[] = [
  {
    id: 'supertonic-3',
    kind: 'speak',
    name: 'Supertonic 3',
    line: {
      de: 'Natürliche Stimmen, auf Deutsch, Englisch und in 29 weiteren Sprachen. Sie lesen Texte und Podcasts vor.',
      en: 'Natural voices in German, English and 29 more languages. They read texts and podcasts aloud.',
    },
    maker: 'Supertone',
    licence: 'OpenRAIL-M',
    licenceAt: `https://huggingface.co/${supertonic.replace('/resolve/', '/blob/')}/LICENSE`,
    terms: {
      de: 'Die Lizenz verbietet bestimmte Zwecke, etwa andere zu täuschen oder ihnen zu schaden. Das gilt für alle, die hier damit sprechen lassen.',
      en: 'The licence forbids certain uses, such as deceiving or harming others. That holds for everyone who has it speak here.',
    },
    file: 'supertonic-3',
    parts,
    memory: 2 * gigabyte,
  },
]
