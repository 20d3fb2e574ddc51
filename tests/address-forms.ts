/** Private, or not what it seems: each is written in many ways below. */
const hidden = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.0.1', '172.16.0.1', '100.64.0.1', '168.63.129.16']

const hex = (value: number, digits = 0) => value.toString(16).padStart(digits, '0')
const wide = (text: string) => text.replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
const ringed = (text: string) => text.replaceAll(/[1-9]/g, digit => String.fromCodePoint(0x245f + Number(digit)))

const written = (address: string) => {
  const parts = address.split('.').map(Number)
  const [a = 0, b = 0, c = 0, d = 0] = parts
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const six = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
  return [
    address,
    `${address}.`,
    `${whole}`,
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    `0${whole.toString(8)}`,
    `00000${whole.toString(8)}`,
    parts.map(part => `0x${hex(part)}`).join('.'),
    parts.map(part => `0x00000${hex(part)}`).join('.'),
    parts.map(part => `0${part.toString(8)}`).join('.'),
    `0x${hex(a)}.0${b.toString(8)}.${c}.${d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    address.replaceAll('.', '%2e'),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    address.replaceAll('.', '｡'),
    wide(address),
    ringed(address),
    `%3${address[0]}${address.slice(1)}`,
    address.replace('.', '.\t'),
    address.replace('.', '\n.'),
    address.replace('.', '\u00ad.'),
    `[::ffff:${address}]`,
    `[::ffff:${six}]`,
    `[0:0:0:0:0:ffff:${six}]`,
    `[::${address}]`,
    `[::${six}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${six}]`,
    `[2002:${six}::1]`,
    `[2001:0:${six}::1]`,
    `[2001:0:4136:e378:8000:63bf:${hex(0xffff - (a * 256 + b))}:${hex(0xffff - (c * 256 + d))}]`,
  ]
}

/** The first and the last address of what is set aside. */
const four = (
  '0.0.0.0 0.255.255.255 10.255.255.255 100.127.255.255 127.0.0.0 127.255.255.254 127.1.2.3 169.254.0.1 ' +
  '172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.255.255 198.18.0.1 198.19.255.255 ' +
  '198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 192.175.48.1 0 127.1 0x0'
).split(' ')

const six = (
  ':: ::1 0:0:0:0:0:0:0:1 0000::0001 ::2 fe80::1 fe80::1%25eth0 fe80::1%eth0 ::1%25lo febf::1 fec0::1 fc00::1 ' +
  'fd00::1 fd00:ec2::254 fdff::1 ff00::1 ff02::1 ff0e::1 100::1 100:0:0:1::1 2001::1 2001:2::1 2001:10::1 2001:20::1 ' +
  '2001:db8::1 2001:DB8:ffff::1 2002::1 2620:4f:8000::1 3ffe::1 3fff::1 4000::1 5f00::1 8000::1 e000::1 1::1 ' +
  '::ffff:0:0 ::ffff:ffff:ffff'
).split(' ')

/** Names that lead to this machine, one way or the other: all of them do in these tests. */
const names = (
  'localhost LOCALHOST localhost. localhost.localdomain foo.localhost ip6-localhost 127.0.0.1.nip.io localtest.me ' +
  'metadata.google.internal metadata.azure.internal instance-data host.docker.internal kubernetes.default.svc ' +
  'lvh.me ⓛⓞⓒⓐⓛⓗⓞⓢⓣ ｌｏｃａｌｈｏｓｔ loc%61lhost xn--lcalhost-p4a.example пример.example 1.2.3.4.5 a..b -.example ' +
  'own.example OWN.example own.example. own。example'
).split(' ')

const schemes = (
  'file:///etc/passwd file://127.0.0.1/etc/passwd ftp://127.0.0.1/ gopher://127.0.0.1/_x dict://127.0.0.1/ ' +
  'ldap://127.0.0.1/ ws://127.0.0.1/ wss://127.0.0.1/ data:text/html,x javascript:alert(1) blob:http://127.0.0.1/x ' +
  'view-source:http://127.0.0.1/ jar:http://127.0.0.1/!/ about:blank mailto:a@example.com unix:/run/docker.sock ' +
  'http+unix://%2Frun%2Fdocker.sock/ netdoc:///etc/passwd tel:1'
).split(' ')

const odd = [
  ...['', ' ', 'http', 'http:', 'http://', 'http:// ', 'http://[', 'http://[::1', 'http://]/', 'http://:80/'],
  ...['http:127.0.0.1', 'http:/127.0.0.1', 'http:\\\\127.0.0.1', 'http:///127.0.0.1', 'http://\\127.0.0.1'],
  ...['http://256.256.256.256/', 'http://127.0.0.1.1.1/', 'http://0x7f.0x0.0x0.0x100/', 'http://1.2.3.4294967296/'],
  ...['\thttp://127.0.0.1/', 'http://127.0.0.1\n/', 'ht\ntp://127.0.0.1/', 'http://127.0.0.1\\@example.com/'],
  ...['http://example.com@127.0.0.1/', 'http://example.com%40127.0.0.1/', 'http://127.0.0.1#@example.com/'],
  ...['http://user@example.com/', 'http://user:secret@example.com/', 'http://:secret@example.com/'],
  ...['http://127.0.0.1?@example.com/', 'http://example.com:80@127.0.0.1/', 'http://127.0.0.1:80\\@example.com/'],
  ...['http://example.com:0/', 'http://example.com:22/', 'http://example.com:25/', 'http://example.com:6379/'],
  ...['http://example.com:8080/', 'https://example.com:8443/', 'http://example.com:65536/', 'http://example.com:-1/'],
  ...['http://127.0.0.1:443/', 'https://127.0.0.1/', 'https://127.0.0.1:80/', 'https://[::1]/'],
  `http://example.com/${'a'.repeat(2048)}`,
  `http://${'a'.repeat(300)}.example/`,
]

/** Whatever must not be reached, in the ways that people have found to write it. `port` is where somebody listens. */
export const formsOf = (port: number): readonly string[] => {
  const hosts = [...hidden.flatMap(written), ...four, ...six.map(address => `[${address}]`), ...names]
  const here = hidden.slice(0, 1).flatMap(written)
  return [
    ...hosts.map(host => `http://${host}/`),
    ...[...here, '[::1]', 'localhost'].map(host => `http://${host}:${port}/`),
    ...schemes,
    ...odd,
  ]
}
