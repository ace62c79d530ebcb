/** React reads a promise that carries its outcome at once, without suspending. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const carrying = promise as Promise<T> & { status?: string; value?: T };
  promise.then(
    (value) => Object.assign(carrying, { status: 'fulfilled', value }),
    () => undefined,
  );
  return carrying;
}
