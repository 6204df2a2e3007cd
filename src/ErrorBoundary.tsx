import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import practice from './content/practice.yaml';
import { isRightToLeft } from './language';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Shows an error screen if the document cannot be rendered, until the visitor navigates. The screen uses nothing that
 * could fail too: no router, no component, and only text that is already loaded. Its link loads a document.
 *
 * In its own module, because Fast Refresh remounts a class, and so the whole document, with each edit of its module.
 */
export class ErrorBoundary extends Component<Props> {
  override state = { location: this.props.location, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: { readonly location: Location }) {
    return location === state.location ? null : { location, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { language, failureText, failureReturnLabel } = practice;
    return (
      <html lang={language} dir={isRightToLeft(language) ? 'rtl' : undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Unexpected Application Error!</title>
          <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        </head>
        <body>
          <main className="error-screen">
            <div role="alert">
              <h1 lang="en" dir="ltr">
                Unexpected Application Error!
              </h1>
            </div>
            <p>{failureText}</p>
            <p>
              <a href={import.meta.env.BASE_URL}>{failureReturnLabel}</a>
            </p>
          </main>
        </body>
      </html>
    );
  }
}
