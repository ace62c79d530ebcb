import { fill } from './fill.ts';

// A separate process, to measure the memory of the indexer. Arguments: recordings, store, action traces.
const [recordings = '', path = '', traces = '0'] = process.argv.slice(2);
const figures = await fill(recordings, path, Number(traces), (line) => console.error(line));
console.log(JSON.stringify(figures));
