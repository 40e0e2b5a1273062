declare module 's3rver' {
  import type { IncomingMessage } from 'node:http'
  import type { AddressInfo } from 'node:net'

  class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    /** Of Koa, in the order in which they see a request. */
    middleware: ((
      context: { req: IncomingMessage; status: number; body: string },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}
