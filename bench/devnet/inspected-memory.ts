/**
 * Megabytes that a Node process keeps when all garbage is collected: its objects and the memory they hold outside of the heap. It was
 * started with `--inspect=127.0.0.1:0`, and `said` is what it wrote to its error stream, which names the port.
 */
export async function keptMegabytes(said: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    // what a first collection finalises, a second one frees
    await asked(socket, 1, 'HeapProfiler.collectGarbage');
    await asked(socket, 2, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
    const { result } = (await asked(socket, 3, 'Runtime.evaluate', { expression })) as { result: { value: number } };
    return result.value / 2 ** 20;
  } finally {
    socket.close();
  }
}

async function asked(socket: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
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
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true });
  });
}
