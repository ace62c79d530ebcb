import { replayedContracts } from './replayed-contracts.ts';
import type { ReplayReport, TableTally } from './replay-report.ts';

/** Formats a replay as a part of docs/devnet-replay.md. */
export function replayDocument(report: ReplayReport): string {
  const left = [...report.notReplayed.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${report.blocks} blocks; ${report.transactions} transactions executed, ${left} not.`,
    '',
    '| compared | equal |',
    '|---|---|',
    `| action traces: order, data, RAM, return value, receipt with digest and sequences | ${report.actions.share} |`,
    `| NET used by transactions | ${report.netUsage.share} |`,
    `| action roots of blocks | ${report.roots.share} |`,
    `| ids of blocks | ${report.ids.share} |`,
    '',
    '| rows of | table | recorded | equal | different | not executed |',
    '|---|---|---|---|---|---|',
    ...replayedContracts.flatMap(({ contract, accounts }) => contractLines(report, contract, accounts)),
    ...chainLines(report),
    '',
    'Rows that differ:',
    '',
    ...(report.explained.length === 0 ? ['- none'] : report.explained.map((line) => `- ${line}`)),
    '',
    'Transactions that were not executed, by the first action of a contract that the devnet does not have:',
    '',
    ...[...report.notReplayed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([why, count]) => `- ${why} (${count})`),
    '',
  ].join('\n');
}

/** Share of a contract's recorded rows that are equal; rows that were not replayed count against it. */
export function rowShare(report: ReplayReport, contract: string): number {
  const accounts = replayedContracts.find((one) => one.contract === contract)?.accounts ?? [];
  const sum = added(tablesOf(report, accounts).map(([, tally]) => tally));
  return sum.equal / (sum.equal + sum.different + sum.notReplayed);
}

function contractLines(report: ReplayReport, contract: string, accounts: readonly string[]): string[] {
  const tables = tablesOf(report, accounts);
  if (tables.length === 0) return [];
  return [
    ...tables.map(([name, tally]) => line(name.split(' ')[0]!, name.split(' ')[1]!, tally)),
    line(`**${contract}**`, '**all**', added(tables.map(([, tally]) => tally))),
  ];
}

function chainLines(report: ReplayReport): string[] {
  const own = [...report.tables].filter(([name]) => !name.includes(' ')).sort(([a], [b]) => (a < b ? -1 : 1));
  return own.map(([name, tally]) => line('the chain', name, tally));
}

function tablesOf(report: ReplayReport, accounts: readonly string[]): [string, TableTally][] {
  const own = [...report.tables].filter(([name]) => accounts.includes(name.split(' ')[0]!) && name.includes(' '));
  return own.sort(([a], [b]) => (a < b ? -1 : 1));
}

function line(owner: string, table: string, tally: TableTally): string {
  const recorded = tally.equal + tally.different + tally.notReplayed;
  const share = ((tally.equal / recorded) * 100).toFixed(2);
  return `| ${owner} | ${table} | ${recorded} | ${tally.equal} (${share} %) | ${tally.different} | ${tally.notReplayed} |`;
}

function added(tallies: readonly TableTally[]): TableTally {
  const sum = { equal: 0, different: 0, notReplayed: 0 };
  for (const tally of tallies) {
    sum.equal += tally.equal;
    sum.different += tally.different;
    sum.notReplayed += tally.notReplayed;
  }
  return sum;
}
