import { expect, test } from 'vitest'
import { masked, refusal, secondsOf } from './upstream.ts'

/** What services answer, in their own words. */
test.each([
  [401, '{"error":{"message":"Incorrect API key provided: sk-a***"}}', 'model_refused', 'key'],
  [403, '{"error":{"message":"Country, region, or territory not supported"}}', 'model_refused', 'key'],
  [400, '{"error":{"code":400,"message":"API key not valid. Please pass a valid API key."}}', 'model_refused', 'key'],
  [404, '{"error":{"message":"The model `gpt-9` does not exist"}}', 'model_refused', 'model'],
  [404, '{"error":"model \\"qwen9\\" not found, try pulling it first"}', 'model_refused', 'model'],
  [400, '{"error":{"message":"gpt-9 is not a valid model ID"}}', 'model_refused', 'model'],
  [400, '{"message":"Invalid model: mistral-none","type":"invalid_model"}', 'model_refused', 'model'],
  [
    429,
    '{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}',
    'model_refused',
    'credit',
  ],
  [402, '{"error":{"message":"Insufficient Balance"}}', 'model_refused', 'credit'],
  [400, "This model's maximum context length is 8192 tokens. However, you requested 9000", 'model_overfull'],
  [400, '{"error":{"type":"exceed_context_size_error","message":"the request exceeds it"}}', 'model_overfull'],
  [400, 'The input token count (1200000) exceeds the maximum number of tokens allowed', 'model_overfull'],
  [400, '{"error":"the input length exceeds the context length"}', 'model_overfull'],
  [413, 'Request Entity Too Large', 'model_overfull'],
  [429, '{"error":{"message":"Rate limit reached for requests"}}', 'model_busy'],
  [529, '{"error":{"type":"overloaded_error"}}', 'model_busy'],
  [503, 'Service Unavailable', 'model_busy'],
  [400, '{"error":{"code":"content_filter","message":"triggered the content management policy"}}', 'model_declined'],
  [500, '<html>Internal Server Error</html>', 'model_failed'],
  [502, 'Bad Gateway', 'model_failed'],
  [400, '{"error":{"message":"messages: at least one message is required"}}', 'model_failed'],
])('%i %s', (status, body, code, about?: string) => {
  expect(refusal(status, body)).toMatchObject({ code, details: about ? { about } : {} })
})

test('what the service said is for the operator only', () => {
  const { cause, details, message } = refusal(500, 'Traceback: line 12')
  expect(String(cause)).toContain('500: Traceback: line 12')
  expect(JSON.stringify({ details, message })).not.toContain('Traceback')
})

test.each([
  ['Incorrect API key provided: sk-proj-abcDEF123456', 'sk-proj-abcDEF123456'],
  ['Authorization: Bearer eyJhbGciOi.eyJzdWIi.abc', 'eyJhbGciOi'],
  ['gsk_abcdef0123456789 is invalid', 'gsk_abcdef0123456789'],
  ['key=AIzaSyA-1234567890abcdef', 'AIzaSyA'],
  ['sk-ant-api03-xyz_123-456', 'api03'],
  ['sk-or-v1-0123456789abcdef', '0123456789abcdef'],
])('a key is masked: %s', (text, secret) => expect(masked(text)).not.toContain(secret))

test('our own key is masked whatever it looks like, and what is left is short', () => {
  expect(masked('user geheim42 is blocked', 'geheim42')).toBe('user ••• is blocked')
  expect(masked('a '.repeat(5000)).length).toBeLessThanOrEqual(500)
})

test('nobody is told to try again in no time', () => {
  const toldAfter = (after?: number) => refusal(429, 'slow down', after === undefined ? {} : { after }).details.seconds
  expect([toldAfter(0), toldAfter(1), toldAfter(7), toldAfter()]).toEqual([2, 2, 7, 20])
})

test('the time to wait is read in seconds, or as a date', () => {
  const now = Date.parse('Sat, 21 Nov 2026 10:00:00 GMT')
  const read = (header?: string) => secondsOf(header, now)
  expect([read('7'), read('0.5'), read('Sat, 21 Nov 2026 10:00:09 GMT')]).toEqual([7, 1, 9])
  expect([read('Sat, 21 Nov 2026 09:00:00 GMT'), read('soon'), read('')]).toEqual([0, undefined, undefined])
})
