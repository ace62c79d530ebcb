interface Traced {
  action_ordinal: number;
  creator_action_ordinal: number;
  receiver: string;
  act: { account: string };
}

/**
 * For each trace of a transaction: the closest ancestor that is not a notification, and the ordinal of the execution
 * it belongs to (a notification belongs to that ancestor, anything else to itself). The chain keeps these ordinals but
 * state history does not send them, so they are worked out from who created whom.
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
