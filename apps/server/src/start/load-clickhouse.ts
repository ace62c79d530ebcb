import { StartError } from './start-error.ts';

/** Imports a part of the ClickHouse store, whose client is an optional package. Throws StartError. */
export async function loadClickHouse<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'@clickhouse/client'")) throw error;
    throw new StartError('ClickHouse needs the package @clickhouse/client: install with optional packages', {
      cause: error,
    });
  }
}
