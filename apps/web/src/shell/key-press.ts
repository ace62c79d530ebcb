export interface KeyState {
  /** `g` was pressed: the next letter says where to go. */
  leader: boolean;
}

export interface Press {
  key: string;
  control: boolean;
  alt: boolean;
  /** Focus is in a field: letters belong to it. */
  typing: boolean;
  dialog: boolean;
}

export type KeyEffect =
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'go'; path: string }
  | { kind: 'row'; step: 1 | -1 }
  | { kind: 'open' }
  | { kind: 'neighbour'; which: 'previous' | 'next' }
  | { kind: 'copy' };

/** Where `g` and a letter lead, on chains that have it. */
export const places: Readonly<Record<string, string>> = {
  h: '/',
  l: '/live',
  t: '/tokens',
  v: '/vote',
  w: '/wallet/transfer',
};

/** What a key press means; null when it is not ours. */
export function keyPress(state: KeyState, press: Press): KeyEffect | null {
  const leader = state.leader;
  state.leader = false;
  if (press.dialog) return null;
  if (press.control) return press.key.toLowerCase() === 'k' ? { kind: 'search' } : null;
  if (press.typing || press.alt) return null;
  if (leader) {
    const path = places[press.key];
    return path === undefined ? null : { kind: 'go', path };
  }
  switch (press.key) {
    case '/':
      return { kind: 'search' };
    case '?':
      return { kind: 'help' };
    case 'g':
      state.leader = true;
      return null;
    case 'j':
      return { kind: 'row', step: 1 };
    case 'k':
      return { kind: 'row', step: -1 };
    case 'Enter':
      return { kind: 'open' };
    case '[':
      return { kind: 'neighbour', which: 'previous' };
    case ']':
      return { kind: 'neighbour', which: 'next' };
    case 'c':
      return { kind: 'copy' };
    default:
      return null;
  }
}
