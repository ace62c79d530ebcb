import { decodeSignedBlock, producerSignatureDigest, type SignedBlock } from '../src/chain/block.ts';
import { fromHex } from '../src/bytes/bytes.ts';
import { recoverPublicKey } from '../src/curve/recover.ts';
import { decodeHeaderExtension } from '../src/chain/header-extension.ts';
import { formatPublicKey, parsePublicKey } from '../src/keys/key.ts';
import { IncrementalMerkle } from '../src/chain/merkle.ts';
import { scheduleHash, type AuthoritySchedule, type ProducerSchedule } from '../src/chain/schedule.ts';
import { blocksOf } from './frame-check.ts';

const genesisKey = formatPublicKey(parsePublicKey('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'));

/** Recovers the producer's key of every n-th block and compares it with the schedule. */
export class BlockSignatureCheck {
  checked = 0;
  readonly #every: number;
  readonly #ids = new IncrementalMerkle();
  #pending: ProducerSchedule | AuthoritySchedule = {
    version: 0,
    producers: [{ producer_name: 'eosio', block_signing_key: genesisKey }],
  };
  readonly #keys = new Map([['eosio', genesisKey]]);

  constructor(every: number) {
    this.#every = every;
  }

  frame(frame: Uint8Array): void {
    const { this_block, block } = blocksOf(frame);
    const header = decodeSignedBlock(block!);
    this.#learn(header);
    const { block_num, block_id } = this_block!;
    // Block 1 is created from the genesis and unsigned.
    if (block_num > 1 && block_num % this.#every === 0) this.#check(header, block_num);
    this.#ids.append(fromHex(block_id));
  }

  #learn(header: SignedBlock): void {
    for (const extension of header.header_extensions.map(decodeHeaderExtension)) {
      if (extension.type === 'producer_schedule_change') this.#pending = extension.schedule;
    }
    if (header.new_producers !== null) this.#pending = header.new_producers;
    for (const producer of this.#pending.producers) {
      const key = 'authority' in producer ? producer.authority.keys[0]!.key : producer.block_signing_key;
      this.#keys.set(producer.producer_name, key);
    }
  }

  #check(header: SignedBlock, number: number): void {
    this.checked++;
    const digest = producerSignatureDigest(header, this.#ids.root(), scheduleHash(this.#pending));
    const key = recoverPublicKey(digest, header.producer_signature);
    if (key !== this.#keys.get(header.producer)) throw new Error(`Block ${number} was signed by ${key}`);
  }
}
