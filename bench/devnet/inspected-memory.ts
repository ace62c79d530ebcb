/**
 * Megabytes in use by a Node process after a garbage collection: heap and external memory. The process runs with
 * `--inspect=127.0.0.1:0`; `stderr` contains the address of the inspector.
 */
export async function usedMegabytes(stderr: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(stderr)?.[0];
  if (address === undefined) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    // A second collection frees what the first one finalized.
    await call(socket, 1, 'HeapProfiler.collectGarbage');
    await call(socket, 2, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
    const { result } = (await call(socket, 3, 'Runtime.evaluate', { expression })) as { result: { value: number } };
    return result.value / 2 ** 20;
  } finally {
    socket.close();
  }
}

async function call(socket: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id, method, params }));
  for (let event = await answered; ; event = await once(socket, 'message')) {
    const message = JSON.parse(String((event as MessageEvent).data)) as { id?: number; result?: unknown };
    if (message.id === id) return message.result;
  }
}

function once(socket: WebSocket, type: 'open' | 'message'): Promise<Event> {
  return new Promise((resolve, reject) => {
    socket.addEventListener(type, resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector does not respond')), { once: true });
  });
}
