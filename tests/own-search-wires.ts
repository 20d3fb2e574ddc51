import type { IncomingMessage } from 'node:http'
import type { Hit, Wire } from './search-server.ts'

/** What may be wrong with a model that searches. */
export const ownFaults = ['refused', 'unsearched'] as const
export type OwnFault = (typeof ownFaults)[number]

const read = (body: string) => JSON.parse(body)
/** What a model writes of its own accord: an address that no search has given, and a claim that no page makes. */
const written = 'OK. Siehe https://erfunden.invalid/turm: Der Turm ist 99 Meter hoch.'
const asked = (words: unknown) => ({ words: String(words), most: 8 })
const day = (date: string | undefined) =>
  date &&
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
  })

type OwnWire = Wire & { answer(hits: readonly Hit[], fault?: OwnFault): object }

/** The search of each provider whose models search, by the path it has at the address of its models. */
export const ownWires: Readonly<Record<string, OwnWire>> = {
  'POST /v1/responses': {
    question: (_: IncomingMessage, __: URL, body: string) => asked(read(body).input),
    answer: (hits, fault) => ({
      ...{ id: 'resp_1', object: 'response', status: 'completed' },
      output: [
        { type: 'reasoning', id: 'rs_1', summary: [], content: null },
        ...(fault === 'unsearched'
          ? []
          : [
              {
                ...{ type: 'web_search_call', id: 'ws_1', status: fault === 'refused' ? 'failed' : 'completed' },
                action: { type: 'search', query: 'x', sources: hits.map(({ address: url }) => ({ type: 'url', url })) },
              },
            ]),
        {
          ...{ type: 'message', role: 'assistant', status: 'completed' },
          content: [
            {
              ...{ type: 'output_text', text: written },
              annotations: fault
                ? []
                : hits.slice(0, 1).map(({ title, address }) => ({
                    ...{ type: 'url_citation', start_index: 0, end_index: 2, title },
                    url: `${address}?utm_source=openai`,
                  })),
            },
          ],
        },
      ],
      usage: { input_tokens: 900, output_tokens: 40, total_tokens: 940 },
    }),
  },
  'POST /v1/messages': {
    question: (_: IncomingMessage, __: URL, body: string) => asked(read(body).messages[0].content),
    answer: (hits, fault) => ({
      ...{ type: 'message', role: 'assistant', stop_reason: 'end_turn' },
      content: [
        ...(fault === 'unsearched'
          ? []
          : [
              { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
              {
                ...{ type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1' },
                content:
                  fault === 'refused'
                    ? { type: 'web_search_tool_result_error', error_code: 'unavailable' }
                    : hits.map(({ title, address, date }) => ({
                        ...{ type: 'web_search_result', title, url: address, encrypted_content: 'x' },
                        page_age: day(date) ?? null,
                      })),
              },
            ]),
        { type: 'text', text: written },
      ],
      usage: { input_tokens: 900, output_tokens: 40, server_tool_use: { web_search_requests: 1 } },
    }),
  },
  'POST /v1/conversations': {
    question: (_: IncomingMessage, __: URL, body: string) => asked(read(body).inputs),
    answer: (hits, fault) => ({
      ...{ object: 'conversation.response', conversation_id: 'conv_1' },
      outputs: [
        ...(fault ? [] : [{ type: 'tool.execution', name: 'web_search', arguments: '{"query":"x"}' }]),
        {
          ...{ type: 'message.output', role: 'assistant' },
          content: fault
            ? written
            : [
                { type: 'text', text: written },
                ...hits.map(({ title, address: url }) => ({
                  ...{ type: 'tool_reference', tool: 'web_search', title, url, source: 'brave' },
                })),
              ],
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940, connectors: { web_search: 1 } },
    }),
  },
  'POST /api/v1/chat/completions': {
    question: (_: IncomingMessage, __: URL, body: string) => asked(read(body).messages.at(-1).content),
    answer: (hits, fault) => ({
      ...{ id: 'gen-1', object: 'chat.completion' },
      choices: [
        {
          finish_reason: 'stop',
          message: {
            ...{ role: 'assistant', content: written },
            annotations: fault
              ? []
              : hits.map(({ title, address: url, says }) => ({
                  ...{ type: 'url_citation', url_citation: { title, url, content: says[0], start_index: 0 } },
                })),
          },
        },
      ],
      usage: {
        ...{ prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
        ...(!fault && { server_tool_use: { web_search_requests: 1 } }),
      },
    }),
  },
}
