import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { bytes, optional, struct, u32, type ValueOf, type Wire } from '../bytes/wire.ts';
import type { Extension } from './transaction.ts';

/** Block extension of a quorum certificate. */
export const quorumCertificateId = 3;

/** Which finalizers voted, by their index in the policy: the number of finalizers, then eight of them a byte. */
const votes: Wire<boolean[]> = {
  read(reader) {
    const count = reader.arraySize();
    const voted: boolean[] = [];
    for (let index = 0, byte = 0; index < count; index++) {
      if (index % 8 === 0) byte = reader.u8();
      voted.push(((byte >> (index % 8)) & 1) === 1);
    }
    return voted;
  },
  write(writer, voted) {
    writer.varuint32(voted.length);
    for (let start = 0; start < voted.length; start += 8)
      writer.u8(voted.slice(start, start + 8).reduce((byte, one, bit) => byte | (Number(one) << bit), 0));
  },
};

/** Votes of one finalizer policy. `sig`: aggregated BLS signature, 192 bytes; without weak votes it is strong. */
const policyVotes = struct({ strong_votes: optional(votes), weak_votes: optional(votes), sig: bytes });
export type PolicyVotes = ValueOf<typeof policyVotes>;

/** Votes of a quorum of the finalizers for a block: of the active policy, and of a pending one if there is one. */
export const quorumCertificate = struct({
  block_num: u32,
  active_policy_sig: policyVotes,
  pending_policy_sig: optional(policyVotes),
});
export type QuorumCertificate = ValueOf<typeof quorumCertificate>;

/** The certificate in the extensions of a block; null without one. */
export function quorumCertificateOf(extensions: readonly Extension[]): QuorumCertificate | null {
  const data = extensions.find(([id]) => id === quorumCertificateId)?.[1];
  return data === undefined ? null : quorumCertificate.read(new ByteReader(data));
}

export function encodeQuorumCertificate(certificate: QuorumCertificate): Extension {
  const writer = new ByteWriter();
  quorumCertificate.write(writer, certificate);
  return [quorumCertificateId, writer.finish()];
}

/** Whether it can make blocks irreversible: all votes are strong. */
export function isStrong({ active_policy_sig, pending_policy_sig }: QuorumCertificate): boolean {
  return active_policy_sig.weak_votes === null && (pending_policy_sig?.weak_votes ?? null) === null;
}
