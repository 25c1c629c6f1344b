/** Answers a file of a part from whichever held build has it (names carry content hashes), else from the network. */
export async function answerPartFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
