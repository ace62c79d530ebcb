interface ValueTableProps {
  label: string;
  /** Heading of the times. */
  heading: string;
  rows: readonly (readonly [time: string, text: string])[];
}

/** The values of a chart for screen readers. */
export function ValueTable({ label, heading, rows }: ValueTableProps) {
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
