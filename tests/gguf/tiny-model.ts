import { writeFile } from 'node:fs/promises'
import { type Entry, named, tensorsAt } from './format.ts'

/** A model of random weights: it writes letters without a sense, but it is loaded and asked like any other. */
export type TinyModel = Readonly<{
  /** How many tokens it can hold. */
  context?: number
}>

const width = 64
const layers = 2
const heads = 4
const inner = width * 2

const template =
  "{% for m in messages %}{{ '<s>' + m['role'] + ': ' + m['content'] + '</s>' }}{% endfor %}" +
  '{% if add_generation_prompt %}<s>assistant: {% endif %}'

const special = ['<unk>', '<s>', '</s>']
const bytes = Array.from({ length: 256 }, (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`)
const letters = [...'▁abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?äöüßÄÖÜ{}[]":-']
const words = ['▁der', '▁die', '▁und', '▁the', '▁and', '▁Text', 'en', 'er', 'ch']
const tokens = [...special, ...bytes, ...letters, ...words]
/** Kinds of tokens as the format counts them: unknown, control, byte, usual. */
const kinds = [2, 3, 3, ...bytes.map(() => 6), ...letters.map(() => 1), ...words.map(() => 1)]
const scores = [
  ...special.map(() => 0),
  ...bytes.map(() => 0),
  ...letters.map((_, at) => -at - special.length - bytes.length),
  ...words.map(() => -1),
]

const about = (context: number): readonly Entry[] => [
  named.text('general.architecture', 'llama'),
  named.text('general.name', 'tiny'),
  named.count('general.file_type', 0),
  named.count('general.alignment', 32),
  named.count('llama.vocab_size', tokens.length),
  named.count('llama.context_length', context),
  named.count('llama.embedding_length', width),
  named.count('llama.block_count', layers),
  named.count('llama.feed_forward_length', inner),
  named.count('llama.attention.head_count', heads),
  named.count('llama.attention.head_count_kv', heads),
  named.real('llama.attention.layer_norm_rms_epsilon', 1e-5),
  named.count('llama.rope.dimension_count', width / heads),
  named.real('llama.rope.freq_base', 10_000),
  named.text('tokenizer.ggml.model', 'llama'),
  named.text('tokenizer.ggml.pre', 'default'),
  named.texts('tokenizer.ggml.tokens', tokens),
  named.reals('tokenizer.ggml.scores', scores),
  named.integers('tokenizer.ggml.token_type', kinds),
  named.count('tokenizer.ggml.bos_token_id', 1),
  named.count('tokenizer.ggml.eos_token_id', 2),
  named.count('tokenizer.ggml.unknown_token_id', 0),
  named.flag('tokenizer.ggml.add_bos_token', true),
  named.flag('tokenizer.ggml.add_eos_token', false),
  named.text('tokenizer.chat_template', template),
]

const square = ['attn_q', 'attn_k', 'attn_v', 'attn_output']
const tensors = [
  { name: 'token_embd.weight', shape: [width, tokens.length] },
  { name: 'output_norm.weight', shape: [width] },
  { name: 'output.weight', shape: [width, tokens.length] },
  ...Array.from({ length: layers }, (_, at) => `blk.${at}.`).flatMap(layer => [
    { name: `${layer}attn_norm.weight`, shape: [width] },
    ...square.map(name => ({ name: `${layer}${name}.weight`, shape: [width, width] })),
    { name: `${layer}ffn_norm.weight`, shape: [width] },
    { name: `${layer}ffn_gate.weight`, shape: [width, inner] },
    { name: `${layer}ffn_up.weight`, shape: [width, inner] },
    { name: `${layer}ffn_down.weight`, shape: [inner, width] },
  ]),
]

/** The bytes of such a model: 500 kB, always the same. */
export const tinyModel = ({ context = 2048 }: TinyModel = {}) => tensorsAt(about(context), tensors)

/** Writes such a model to a file. */
export const writeTinyModel = (path: string, how?: TinyModel) => writeFile(path, tinyModel(how))
