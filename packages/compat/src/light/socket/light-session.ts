import { SlowReadError } from '@antescope/index/store/slow-read-error';
import type { CompatChains } from '../../core/compat-chain.ts';
import type { SocketHost, WorkMeter } from '../../core/define-compat.ts';
import { LightError } from '../light-error.ts';
import { callMethod, type RpcAnswer } from './rpc-methods.ts';
import { errorMessage, parseCall, resultMessage, rpcCodes, RpcError } from './rpc-message.ts';

const windowMs = 10_000;
/** Messages of a client in ten seconds; ten times as many end the connection. */
const maxMessages = 60;
const floodFactor = 10;
/** Calls of a client whose rows are being sent. */
const maxCalls = 4;

export interface LightClient {
  /** null: not limited, as the operator's own address. */
  address: string | null;
  /** Resolves once the message is written; rejects if the connection is closed. */
  send(message: string): Promise<void>;
  end(reason: string): void;
}

/** One client of the Light API's websocket. */
export class LightSession {
  readonly #client: LightClient;
  readonly #chains: CompatChains;
  readonly #meter: WorkMeter;
  readonly #report: (problem: string) => void;
  #messages = 0;
  #windowStart = 0;
  #calls = 0;

  constructor(client: LightClient, { chains, meter, report }: Pick<SocketHost, 'chains' | 'meter' | 'report'>) {
    this.#client = client;
    this.#chains = chains;
    this.#meter = meter;
    this.#report = report;
  }

  /** Handles a message of the client; resolves when everything it asks for is sent. Never throws. */
  async receive(text: string, now: number): Promise<void> {
    if (now - this.#windowStart > windowMs) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    if (this.#messages > maxMessages * floodFactor) return this.#client.end('too many messages');
    if (this.#messages === maxMessages + 1) return this.#fail(null, serverError('Too many messages in ten seconds'));
    if (this.#messages > maxMessages) return;
    return this.#meter.run(this.#client.address, () => this.#handle(text));
  }

  async #handle(text: string): Promise<void> {
    let id: string | number | null = null;
    try {
      const call = parseCall(text);
      if (call === null) return;
      ({ id } = call);
      if (this.#isSpent()) throw serverError('Requests took too long: wait a moment');
      if (this.#calls >= maxCalls) throw serverError(`At most ${maxCalls} calls at once`);
      this.#calls += 1;
      try {
        const { result, stream } = await callMethod(this.#chains, call);
        await this.#send(resultMessage(call.id, result));
        if (stream !== null) await this.#sendRows(call.method, stream);
      } finally {
        this.#calls -= 1;
      }
    } catch (error) {
      await this.#fail(id, this.#rpcError(error));
    }
  }

  /** Sends each row as a notification, and one that ends them. */
  async #sendRows(method: string, { reqid, rows }: NonNullable<RpcAnswer['stream']>): Promise<void> {
    let problem: string | null = null;
    try {
      for await (const page of rows) {
        const messages = page.map((data) => notification({ method, reqid, data }));
        // Awaiting the last one of a page slows the reads down to the pace of the client.
        await Promise.all(messages.map((message) => this.#send(message)));
        if (this.#isSpent()) throw serverError('Requests took too long: wait a moment');
      }
    } catch (error) {
      problem = this.#rpcError(error).message;
    }
    await this.#send(notification({ method, reqid, end: true, status: problem === null ? 200 : 500, error: problem }));
  }

  #isSpent(): boolean {
    const { address } = this.#client;
    return address !== null && this.#meter.used(address) === 'all';
  }

  #send(message: string): Promise<void> {
    // A closed connection ends the rows at their next page.
    return this.#client.send(message).catch(() => {
      throw new ClosedError();
    });
  }

  async #fail(id: string | number | null, error: RpcError | null): Promise<void> {
    if (error !== null) await this.#client.send(errorMessage(id, error)).catch(() => {});
  }

  #rpcError(error: unknown): RpcError {
    if (error instanceof RpcError) return error;
    if (error instanceof LightError || error instanceof SlowReadError) return serverError(error.message);
    if (!(error instanceof ClosedError))
      this.#report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return serverError('Internal error');
  }
}

/** The client is gone: nothing is sent, and nothing is wrong. */
class ClosedError extends Error {}

function notification(params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', method: 'reqdata', params });
}

function serverError(message: string): RpcError {
  return new RpcError(rpcCodes.server, message);
}
