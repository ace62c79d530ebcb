/** An entry of `error.details`, as written with verbose-http-errors. */
export interface ProblemDetail {
  message: string;
  file: string;
  line_number: number;
  method: string;
}

const messages: Record<number, string> = {
  400: 'Invalid Request',
  401: 'UnAuthorized',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  500: 'Internal Service Error',
};

/** Maximum number of details (details_limit in http_plugin). */
const detailsLimit = 10;

/** A failed request: HTTP status and nodeos' error body. */
export class Problem extends Error {
  readonly status: number;
  readonly code: number;
  readonly what: string;
  readonly details: ProblemDetail[];
  /** Top-level `message`; default: by status. */
  readonly title: string;

  constructor(status: number, code: number, name: string, what: string, details: ProblemDetail[], title?: string) {
    super(details[0]?.message ?? what);
    this.name = name;
    this.status = status;
    this.code = code;
    this.what = what;
    this.details = details;
    this.title = title ?? messages[status] ?? 'Internal Service Error';
  }

  body(): unknown {
    return {
      code: this.status,
      message: this.title,
      error: { code: this.code, name: this.name, what: this.what, details: this.details.slice(0, detailsLimit) },
    };
  }
}

export function detail(message: string, file: string, line: number, method: string): ProblemDetail {
  return { message, file, line_number: line, method };
}

/** nodeos' 400 error of a body that cannot be parsed as the endpoint's parameters. */
export function badParameters(...reasons: ProblemDetail[]): Problem {
  const first = detail('Unable to parse valid input from POST body', 'http_plugin.hpp', 248, 'parse_params');
  return new Problem(400, 3200006, 'invalid_http_request', 'invalid http request', [first, ...reasons]);
}

export function bodyRequired(): Problem {
  const reason = detail('A Request body is required', 'http_plugin.hpp', 227, 'parse_params');
  return new Problem(400, 3200006, 'invalid_http_request', 'invalid http request', [reason]);
}

export function unknownEndpoint(): Problem {
  const reason = detail('Unknown Endpoint', 'beast_http_session.hpp', 191, 'handle_request');
  return new Problem(404, 0, 'exception', 'unspecified', [reason]);
}

/** 400 "Unknown Block" of get_block and similar endpoints. */
export function unknownBlock(message: string, line: number, method: string): Problem {
  const reason = detail(message, 'chain_plugin.cpp', line, method);
  return new Problem(400, 3100002, 'unknown_block_exception', 'Unknown block', [reason], 'Unknown Block');
}

/** 500 with code 0: the error of nodeos' database for a missing row. */
export function unknownKey(kind: string, key: string): Problem {
  const reason = detail(`unknown key (${kind}): ${key}`, 'http_plugin.cpp', 527, 'handle_exception');
  return new Problem(500, 0, 'exception', 'unspecified', [reason]);
}
