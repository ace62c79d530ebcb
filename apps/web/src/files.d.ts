declare module '*.css';

declare module '*.svg' {
  /** URL of the file. */
  const url: string;
  export default url;
}
