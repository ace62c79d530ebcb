export interface KeyState {
  /** `g` was pressed: the next letter selects the page. */
  leader: boolean;
}

export interface Press {
  key: string;
  control: boolean;
  alt: boolean;
  /** Focus is in an input: letters are text. */
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

/** Pages of `g` and a letter. */
export const leaderPages: Readonly<Record<string, string>> = {
  h: '/',
  l: '/live',
  t: '/tokens',
  v: '/vote',
  w: '/wallet/transfer',
};

/** The effect of a key press; null if it is not a shortcut. */
export function keyPress(state: KeyState, press: Press): KeyEffect | null {
  const leader = state.leader;
  state.leader = false;
  if (press.dialog) return null;
  if (press.control) return press.key.toLowerCase() === 'k' ? { kind: 'search' } : null;
  if (press.typing || press.alt) return null;
  if (leader) {
    const path = leaderPages[press.key];
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
