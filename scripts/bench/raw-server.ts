/** What every page is measured against: `node:http` and nothing else, answering each request with the bytes of one file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { PORT, BODY_FILE = '', HEADERS = '[]' } = process.env
const body = readFileSync(BODY_FILE)
const headers: string[] = JSON.parse(HEADERS)

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready'))
