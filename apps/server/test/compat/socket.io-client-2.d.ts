/** The part of socket.io-client 2 that tests use; it has no types. */
declare module 'socket.io-client-2' {
  export interface OldSocket {
    on(event: string, listener: (message: never) => void): void;
    emit(event: string, ...values: unknown[]): void;
    close(): void;
  }
  export default function connectTo(url: string, options: object): OldSocket;
}
