import type { KeyEffect } from '../key-press.ts';

/** Performs an effect within the page; true if it copied something. */
export async function act(effect: Exclude<KeyEffect, { kind: 'help' | 'go' | 'open' | 'search' }>): Promise<boolean> {
  switch (effect.kind) {
    case 'row':
      moveRow(effect.step);
      return false;
    case 'neighbour':
      document.querySelector<HTMLElement>(`[data-neighbour="${effect.which}"]`)?.click();
      return false;
    case 'copy':
      return copyObject();
  }
}

function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-list-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Copies the page's object: named by its heading, otherwise by its first copy button. */
async function copyObject(): Promise<boolean> {
  const value =
    document.querySelector<HTMLElement>('main [data-copy-object]')?.dataset.copyObject ??
    document.querySelector<HTMLElement>('main [data-copy]')?.dataset.copy;
  if (value === undefined) return false;
  await navigator.clipboard.writeText(value);
  return true;
}
