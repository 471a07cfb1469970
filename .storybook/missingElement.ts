type Print = (element: Element) => string | false;

/**
 * Returns the creator of the errors of queries. Printing the page takes long, and of the attempts of `findBy` only the
 * last is read. Of a page it prints the content: the frame alone is longer than a report shows.
 */
export function missingElement(print: Print): (message: string | null, container: Element) => Error {
  return function create(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    // The report shows the line of the test.
    Error.captureStackTrace(error, create);
    const get = () => [message, print(contentOf(container))].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  };
}

function contentOf(page: Element): Element {
  return page.querySelector('[role="dialog"]') ?? page.querySelector('main') ?? page;
}
