import type { Download } from './catalogue.ts'

const gigabyte = 1_000_000_000

/** Models for the tools that work on pictures. Their names in `file` are what `pictures/models` knows them by. */
export const pictureDownloads: readonly Download[] = [
  {
    id: 'isnet-general-use',
    kind: 'pictures',
    name: 'IS-Net',
    line: {
      de: 'Stellt frei, feiner als das mitgelieferte Modell: Haare, Pflanzen, dünne Kanten.',
      en: 'Cuts out, more finely than the model we bring along: hair, plants, thin edges.',
    },
    maker: 'Xuebin Qin',
    licence: 'Apache 2.0',
    licenceAt: 'https://github.com/xuebinqin/DIS',
    file: 'isnet-general-use.onnx',
    place:
      'jellybox/isnet-general-use/resolve/bc3706ce4ee38a3db2c3c58082a92582fcdfcfdc/' + 'isnet-general-use_1024.onnx',
    bytes: 178_648_008,
    sha256: '60920e99c45464f2ba57bee2ad08c919a52bbf852739e96947fbb4358c0d964a',
    memory: 3 * gigabyte,
  },
  {
    id: 'migan',
    kind: 'pictures',
    name: 'MI-GAN',
    line: {
      de: 'Füllt, wo ein Objekt entfernt wurde, mit dem, was dahinter sein könnte. Klein und schnell.',
      en: 'Fills the place of a removed object with what could be behind it. Small and fast.',
    },
    maker: 'Picsart AI Research',
    licence: 'MIT',
    licenceAt: 'https://github.com/Picsart-AI-Research/MI-GAN',
    file: 'migan_pipeline_v2.onnx',
    place: 'andraniksargsyan/migan/resolve/406830d0fa60666da0071c342ad2fbc8f30c5c64/migan_pipeline_v2.onnx',
    bytes: 28_079_181,
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    memory: gigabyte,
  },
  {
    id: 'lama',
    kind: 'pictures',
    name: 'LaMa',
    line: {
      de: 'Füllt wie MI-GAN, aber auch große Flächen und Muster, und braucht länger. Sind beide da, füllt LaMa.',
      en: 'Fills like MI-GAN, but large areas and patterns as well, and takes longer. If both are here, LaMa fills.',
    },
    maker: 'Samsung AI Center',
    licence: 'Apache 2.0',
    licenceAt: 'https://github.com/advimman/lama',
    file: 'lama_fp32.onnx',
    place: 'Carve/LaMa-ONNX/resolve/c3c0c9e468934d62e79c329e35d82dd09ff8c444/lama_fp32.onnx',
    bytes: 208_044_816,
    sha256: '1faef5301d78db7dda502fe59966957ec4b79dd64e16f03ed96913c7a4eb68d6',
    memory: 3 * gigabyte,
  },
  {
    id: 'realesr-general-x4v3',
    kind: 'pictures',
    name: 'Real-ESRGAN',
    line: {
      de: 'Vergrößert und zeichnet dabei Kanten und Oberflächen nach, statt sie nur zu dehnen.',
      en: 'Enlarges and draws edges and surfaces anew, instead of only stretching them.',
    },
    maker: 'Xintao Wang',
    licence: 'BSD-3-Clause',
    licenceAt: 'https://github.com/xinntao/Real-ESRGAN',
    file: 'realesr-general-x4v3.onnx',
    place: 'Heliosoph/realesrgan-onnx/resolve/488e5dda07333179f229a6205d92135eea4c25e9/realesr-general-x4v3.onnx',
    bytes: 4_871_181,
    sha256: '09b757accd747d7e423c1d352b3e8f23e77cc5742d04bae958d4eb8082b76fa4',
    memory: gigabyte,
  },
]
