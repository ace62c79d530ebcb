import { expect, test } from 'vitest';
import { generatedSection } from '../../../../fixtures/generated-section.ts';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { beforeRecordedPushes, openReplay } from '../../../../fixtures/replay/open-replay.ts';
import type { DevnetNode } from '../node/devnet-node.ts';
import { answerNode } from '../http/node-answer.ts';
import { knownStateDifference, excludedFields, notAnsweredFromState } from './replayed-scope.ts';

/** Result of a comparison with the recorded state: 'same' (byte by byte), or why it differs. */
type Outcome = { kind: 'same' } | { kind: 'stripped' | 'known'; reason: string } | { kind: 'unexpected'; text: string };

/** With fewer identical answers the comparison itself is broken. */
const leastSame = 590;

test('removing fields keeps the rest of an answer', () => {
  const [history, traces] = excludedFields;
  expect(history?.strip('{"elapsed":12,"console":"a \\"b\\"","x":1}')).toBe('{,,"x":1}');
  expect(traces?.strip('{"params":{"a":1},"data":"00"}')).toBe('{"data":"00"}');
});

needsRecordings('reads of the recorded chain, answered by the devnet from its state', () => {
  test('recorded reads match byte by byte if answered from the recorded state', async () => {
    const replay = await openReplay(beforeRecordedPushes);
    if (replay === null) throw new Error('the recordings are not whole');
    const report = new Report();
    try {
      for (const exchange of loadExchanges()) {
        const skipped = notAnsweredFromState(exchange);
        if (skipped !== null) report.skip(skipped);
        else report.add(exchange, await outcomeOf(replay.node, exchange));
      }
    } finally {
      replay.close();
    }
    expect(report.unexpected).toEqual([]);
    expect(report.same).toBeGreaterThan(leastSame);
    const text = report.markdown();
    expect(generatedSection('docs/devnet.md', 'answers from the recorded state', text)).toBe(text);
  });
});

async function outcomeOf(node: DevnetNode, exchange: Exchange): Promise<Outcome> {
  const { request, method, path, responseText } = exchange;
  const body = request === null ? '' : typeof request === 'string' ? request : JSON.stringify(request);
  const { status, text } = await answerNode(node, method, path, body);
  if (status === exchange.status && text === responseText) return { kind: 'same' };
  const stripped = excludedFields.find((each) => each.path.test(path));
  const [recorded, ours] = [responseText, text].map(stripped?.strip ?? String) as [string, string];
  if (stripped !== undefined && status === exchange.status && recorded === ours) {
    return { kind: 'stripped', reason: stripped.reason };
  }
  const reason = knownStateDifference(exchange);
  if (reason !== null) return { kind: 'known', reason };
  return { kind: 'unexpected', text: `${exchange.id}: ${status} ${firstDifference(recorded, ours)}` };
}

function firstDifference(recorded: string, ours: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === recorded[at]) at++;
  const from = Math.max(0, at - 60);
  return `${ours.slice(from, at + 140)}\n   instead of ${recorded.slice(from, at + 140)}`;
}

/** Counts by endpoint and by reason. */
class Report {
  readonly unexpected: string[] = [];
  readonly #groups = new Map<string, { same: number; stripped: number; known: number }>();
  readonly #stripped = new Map<string, number>();
  readonly #known = new Map<string, string[]>();
  readonly #skipped = new Map<string, number>();

  get same(): number {
    return [...this.#groups.values()].reduce((sum, { same }) => sum + same, 0);
  }

  skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  add(exchange: Exchange, outcome: Outcome): void {
    const group = this.#groups.get(exchange.group) ?? { same: 0, stripped: 0, known: 0 };
    this.#groups.set(exchange.group, group);
    if (outcome.kind === 'unexpected') {
      this.unexpected.push(outcome.text);
      return;
    }
    group[outcome.kind]++;
    if (outcome.kind === 'stripped') {
      this.#stripped.set(outcome.reason, (this.#stripped.get(outcome.reason) ?? 0) + 1);
    }
    if (outcome.kind === 'known') {
      this.#known.set(outcome.reason, [...(this.#known.get(outcome.reason) ?? []), exchange.id]);
    }
  }

  markdown(): string {
    const lines = ['| endpoint | same in every byte | same but for a field | differs |', '|---|---|---|---|'];
    const total = { same: 0, stripped: 0, known: 0 };
    for (const [group, { same, stripped, known }] of this.#groups) {
      lines.push(`| ${group} | ${same} | ${stripped} | ${known} |`);
      total.same += same;
      total.stripped += stripped;
      total.known += known;
    }
    lines.push(`| **all** | **${total.same}** | **${total.stripped}** | **${total.known}** |`, '');
    lines.push('Fields left out of the comparison:', '');
    for (const [reason, count] of this.#stripped) lines.push(`- ${reason} (${count})`);
    lines.push('', 'Answers that differ, and why:', '');
    for (const [reason, ids] of this.#known) {
      lines.push(`- ${reason} (${ids.length}): ${ids.map((id) => `\`${id}\``).join(', ')}`);
    }
    lines.push('', 'Not asked here:', '');
    for (const [reason, count] of this.#skipped) lines.push(`- ${reason} (${count})`);
    return `${lines.join('\n')}\n`;
  }
}
