import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

interface ValueTableProps {
  label: string;
  /** Heading of the times. */
  heading: string;
  rows: readonly (readonly [time: string, text: string])[];
}

/** The values of a chart for screen readers. Added after hydration: its rows would delay the first paint of every chart. */
export function ValueTable({ label, heading, rows }: ValueTableProps) {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!hydrated) return null;
  return (
    // A table is never narrower than its words: hidden without the box around it, it would widen a narrow page.
    <div className="sr-only">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([time, text]) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
