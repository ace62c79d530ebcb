interface Traced {
  action_ordinal: number;
  creator_action_ordinal: number;
  receiver: string;
  act: { account: string };
}

/**
 * For each trace of a transaction: closest_unnotified_ancestor_action_ordinal, and the ordinal of the execution it
 * belongs to (a notification belongs to that ancestor, anything else to itself). State history omits these ordinals, so
 * they are derived from the creator ordinals.
 */
export function ancestorsOf(traces: readonly Traced[]): { ancestor: number; execution: number }[] {
  const executions = new Map<number, number>();
  return traces.map((trace) => {
    const creator = trace.creator_action_ordinal;
    const ancestor = creator === 0 ? 0 : (executions.get(creator) ?? creator);
    const notified = ancestor !== 0 && trace.receiver !== trace.act.account;
    const execution = notified ? ancestor : trace.action_ordinal;
    executions.set(trace.action_ordinal, execution);
    return { ancestor, execution };
  });
}
