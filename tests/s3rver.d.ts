declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** As much of it as the tests use. */
  export default class S3rver {
    constructor(options: object)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
