import { setTimeout as delay } from 'node:timers/promises';

/** Waits for something that is certain to come, in a hook, where `expect.poll` does not work. The hook's limit applies. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(50);
}
