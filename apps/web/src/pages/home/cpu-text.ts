/** CPU time from microseconds: '840 µs', '12.3 ms', '4.1 s'. */
export function cpuText(us: number): string {
  if (us < 1000) return `${us} µs`;
  return us < 1_000_000 ? `${(us / 1000).toFixed(1)} ms` : `${(us / 1_000_000).toFixed(1)} s`;
}
