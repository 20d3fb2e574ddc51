/**
 * Whether whoever made a picture has signed it with C2PA: each byte that is changed would break that. The box of a
 * manifest says so in any format of files: https://c2pa.org/specifications.
 */
export const hasCredentials = (picture: Uint8Array) =>
  Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).includes('jumdc2pa')
