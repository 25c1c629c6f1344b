// What Node alone can do with the same bytes: the yardstick of the ratios. Arguments: file with the body, its type.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.argv[2]);
const headers = JSON.parse(process.argv[3]);
createServer((request, response) => {
  if (request.headers["if-none-match"] === headers.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
}).listen(0, "127.0.0.1", function listening() {
  process.send(this.address().port);
});
