import { writeFileSync } from 'node:fs';
import { fixture } from '../../../../fixtures/recordings.ts';
import { loadRecordedFrames } from '../../../../fixtures/exchanges.ts';
import { knownCode } from './known-code.ts';
import { recordedBlocks } from './recorded-block.ts';
import { ReplayEnvironment } from './replay-environment.ts';
import { Replayer } from './replayer.ts';
import { ReplayReport } from './replay-report.ts';
import { packState } from './state-file.ts';

/*
 * Writes fixtures/devnet/state-54.gz from the full recordings: the state of the recorded chain after block 54, where a
 * clone starts to replay the frames of fixtures/ship. Run manually when the format changes.
 */
const frames = loadRecordedFrames('boot');
if (frames === null) throw new Error('the full recordings are needed');
const blocks = [...recordedBlocks(frames)];
const aliases = knownCode(blocks);
const environment = ReplayEnvironment.fromGenesis(aliases);
const replayer = new Replayer(environment, new ReplayReport());
for (const block of blocks) if (block.number <= 54) replayer.replay(block);
const packed = packState(environment.state.database, environment.head, aliases);
writeFileSync(fixture('devnet/state-54.gz'), packed);
