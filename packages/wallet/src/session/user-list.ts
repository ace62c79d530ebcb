import type { KeyValueStorage } from './key-value-storage.ts';
import { isSameSession, type Session } from './session.ts';
import { sessionOf, storedUser } from './stored-user.ts';

const currentKey = 'user-v.0.0.7';
const listKey = 'users-v.0.0.7';

/** The connected users of each chain and the current one, by chain id. Holds no private keys. */
export class UserList {
  readonly #storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  users(chainId: string): Session[] {
    const list = this.#read(listKey)[chainId];
    return Array.isArray(list) ? list.flatMap((user) => sessionOf(user) ?? []) : [];
  }

  /** Users of all chains but this one. */
  elsewhere(chainId: string): Session[] {
    const others = Object.keys(this.#read(listKey)).filter((id) => id !== chainId);
    return others.flatMap((id) => this.users(id));
  }

  current(chainId: string): Session | null {
    return sessionOf(this.#read(currentKey)[chainId]);
  }

  /** Adds a user, or replaces the one of the same actor, permission and provider, and makes it the current one. */
  add(session: Session): void {
    const others = this.users(session.chainId).filter((user) => !isSameSession(user, session));
    this.#write(listKey, session.chainId, [...others, session].map(storedUser));
    this.#write(currentKey, session.chainId, storedUser(session));
  }

  select(session: Session): void {
    this.#write(currentKey, session.chainId, storedUser(session));
  }

  /** Leaves no current user; the list stays. */
  logOut(chainId: string): void {
    this.#write(currentKey, chainId, null);
  }

  /** Removes a user. Removing the current one leaves no current user; removing the last one removes the chain's entry. */
  remove(session: Session): void {
    const rest = this.users(session.chainId).filter((user) => !isSameSession(user, session));
    this.#write(listKey, session.chainId, rest.map(storedUser));
    const current = this.current(session.chainId);
    if (rest.length === 0) this.#write(currentKey, session.chainId, undefined);
    else if (current !== null && isSameSession(current, session)) this.#write(currentKey, session.chainId, null);
  }

  #read(key: string): Record<string, unknown> {
    const text = this.#storage.getItem(key);
    if (text === null) return {};
    const parsed: unknown = JSON.parse(text);
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  }

  #write(key: string, chainId: string, value: unknown): void {
    this.#storage.setItem(key, JSON.stringify({ ...this.#read(key), [chainId]: value }));
  }
}
