import { fromHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import { formatPublicKey } from '@antescope/codec/keys/key';
import { formatSignature, parseSignature } from '@antescope/codec/keys/signature';
import { WalletError } from '../../wallet-error.ts';
import { keyPath } from '../hardware/key-path.ts';
import type { SigningDevice } from '../hardware/signing-device.ts';
import { actionMessage } from './action-messages.ts';
import { type MessageFields, MessageWriter, readMessage } from './protobuf.ts';
import type { DeviceMessage } from './reports.ts';

/** A connection that carries one message at a time. */
export interface TrezorTransport {
  exchange(message: DeviceMessage): Promise<DeviceMessage>;
  close(): Promise<void>;
}

/** Numbers of message types. */
const messageType = {
  initialize: 0,
  failure: 3,
  features: 17,
  pinMatrixRequest: 18,
  buttonRequest: 26,
  buttonAck: 27,
  passphraseRequest: 41,
  passphraseAck: 42,
  getPublicKey: 600,
  publicKey: 601,
  signTransaction: 602,
  actionRequest: 603,
  actionAck: 604,
  signedTransaction: 605,
} as const;

/** Field of Features that lists capabilities, and the one for EOS. */
const capabilitiesField = 30;
const eosCapability = 6n;

/** The owner canceled the action, or the PIN entry. */
const refusals: readonly bigint[] = [4n, 6n];

/**
 * A Trezor whose firmware has the EOS messages. PIN and passphrase are entered on the device alone. Throws
 * 'firmware-unsupported' if the device does not list the capability.
 */
export async function trezorDevice(transport: TrezorTransport): Promise<SigningDevice> {
  const features = await call(transport, messageType.initialize, new Uint8Array(), messageType.features);
  if (!capabilitiesOf(features.data).includes(eosCapability)) {
    await transport.close();
    throw new WalletError('firmware-unsupported', 'The firmware of this device does not support EOS');
  }
  return {
    async publicKey(index) {
      const request = withPath(new MessageWriter(), index).uint(2, 0).finish();
      const { data } = await call(transport, messageType.getPublicKey, request, messageType.publicKey);
      const point = readMessage(data).get(2)?.[0];
      if (!(point instanceof Uint8Array) || point.length !== 33)
        throw new WalletError('invalid-response', 'The device sent no public key');
      return formatPublicKey({ type: 'K1', data: point });
    },
    sign: (index, chainId, transaction) => sign(transport, index, chainId, transaction),
    close: () => transport.close(),
  };
}

async function sign(
  transport: TrezorTransport,
  index: number,
  chainId: string,
  transaction: Transaction,
): Promise<string> {
  if (transaction.context_free_actions.length > 0 || transaction.transaction_extensions.length > 0)
    throw new WalletError('device-unsupported', 'The device signs no context-free actions and no extensions');
  // Whether every action has a message shows before the device asks for the first one.
  for (const action of transaction.actions) actionMessage(action, 0);
  let answer = await call(
    transport,
    messageType.signTransaction,
    signRequest(index, chainId, transaction),
    messageType.actionRequest,
  );
  for (const [at, action] of transaction.actions.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the device asks for one action after the other
    answer = await sendAction(transport, action, at === transaction.actions.length - 1);
  }
  const text = readMessage(answer.data).get(1)?.[0];
  try {
    return formatSignature(parseSignature(new TextDecoder().decode(text as Uint8Array)));
  } catch (cause) {
    throw new WalletError('invalid-response', 'The device sent no signature', { cause });
  }
}

/** Sends an action, its data in chunks where the device asks for more; the request for the next one, or the signature. */
async function sendAction(transport: TrezorTransport, action: Action, isLast: boolean): Promise<DeviceMessage> {
  const after = isLast ? messageType.signedTransaction : messageType.actionRequest;
  for (let from = 0; ;) {
    const request = actionMessage(action, from);
    // oxlint-disable-next-line no-await-in-loop -- chunk by chunk
    const answer = await call(transport, messageType.actionAck, request, messageType.actionRequest, after);
    const left = answer.type === messageType.actionRequest ? dataLeft(answer.data) : null;
    if (left === null) {
      if (answer.type !== after) throw new WalletError('invalid-response', 'The device asked for another action');
      return answer;
    }
    if (left <= 0 || left >= action.data.length - from)
      throw new WalletError('invalid-response', 'The device asked for data that was sent');
    from = action.data.length - left;
  }
}

/** Bytes of the current action that the device has not received; null if it asks for the next action. */
function dataLeft(data: Uint8Array): number | null {
  const left = readMessage(data).get(1)?.[0];
  return typeof left === 'bigint' ? Number(left) : null;
}

function signRequest(index: number, chainId: string, transaction: Transaction): Uint8Array {
  return withPath(new MessageWriter(), index)
    .bytes(2, fromHex(chainId))
    .message(3, (header) =>
      header
        .uint(1, timePointSecToSeconds(transaction.expiration))
        .uint(2, transaction.ref_block_num)
        .uint(3, transaction.ref_block_prefix)
        .uint(4, transaction.max_net_usage_words)
        .uint(5, transaction.max_cpu_usage_ms)
        .uint(6, transaction.delay_sec),
    )
    .uint(4, transaction.actions.length)
    .finish();
}

function withPath(message: MessageWriter, index: number): MessageWriter {
  for (const part of keyPath(index)) message.uint(1, part);
  return message;
}

/** Sends a message and answers the device's questions until it responds. Throws for failures and unexpected messages. */
async function call(
  transport: TrezorTransport,
  type: number,
  data: Uint8Array,
  ...expected: readonly number[]
): Promise<DeviceMessage> {
  let answer = await transport.exchange({ type, data });
  for (;;) {
    if (expected.includes(answer.type)) return answer;
    const reply = replyTo(answer);
    // oxlint-disable-next-line no-await-in-loop -- each question follows the answer to the one before
    answer = await transport.exchange(reply);
  }
}

function replyTo({ type, data }: DeviceMessage): DeviceMessage {
  switch (type) {
    case messageType.buttonRequest:
      return { type: messageType.buttonAck, data: new Uint8Array() };
    case messageType.passphraseRequest:
      return { type: messageType.passphraseAck, data: new MessageWriter().uint(3, 1).finish() };
    case messageType.pinMatrixRequest:
      // Only models without EOS take their PIN from the computer.
      throw new WalletError('device-locked', 'The device is locked');
    case messageType.failure:
      throw failureOf(readMessage(data));
    default:
      throw new WalletError('invalid-response', `The device sent a message of type ${type}`);
  }
}

function failureOf(fields: MessageFields): WalletError {
  const [code, message] = [fields.get(1)?.[0], fields.get(2)?.[0]];
  const text = message instanceof Uint8Array ? new TextDecoder().decode(message) : 'The device failed';
  const refused = typeof code === 'bigint' && refusals.includes(code);
  return new WalletError(refused ? 'refused' : 'device-unsupported', text);
}

/** Capabilities as single varints or packed into bytes; both are valid protobuf. */
function capabilitiesOf(features: Uint8Array): bigint[] {
  const values = readMessage(features).get(capabilitiesField) ?? [];
  return values.flatMap((value) => (value instanceof Uint8Array ? [...value].map(BigInt) : [value]));
}
