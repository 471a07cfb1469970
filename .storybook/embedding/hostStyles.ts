/** Style sheets typical of other sites: all their rules match bare elements, and so ours too. */

/** A component framework: an opinionated reset, underlined links, captions below tables. */
export const frameworkSite = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: #fff; color: #212529; font: 400 1rem/1.5 system-ui, sans-serif; }
  a { color: #0d6efd; text-decoration: underline; }
  h1, h2, h3 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2; }
  table { caption-side: bottom; width: auto; margin-bottom: 1rem; border-collapse: collapse; vertical-align: top; }
  thead, tbody, tr, td, th { border-color: inherit; border-style: solid; border-width: 1px; }
  th { text-align: inherit; font-weight: bold; }
  td, th { padding: .75rem 1.5rem; vertical-align: top; }
  tbody tr:nth-of-type(odd) { background: #e9ecef; }
  button { padding: .5rem 1rem; border: 1px solid #6c757d; border-radius: .375rem; background: #6c757d; color: #fff; }
  svg { vertical-align: middle; }
`;

/** A landing page builder: a full reset, then rules with high specificity. */
export const builderSite = `
  html body * { margin: 0; padding: 0; letter-spacing: .4px; }
  html body { background: #fafafa; color: #000; font: 300 20px/1.55 Arial, sans-serif; }
  html body a { color: #a23c12; text-decoration: none; }
  html body table { width: 100%; border-spacing: 0; font-size: 20px; }
  html body td, html body th { padding: 14px; vertical-align: middle; text-align: left; }
  html body button { width: 100%; height: 45px; border: 0; background: #000; color: #fff; font-weight: 700; }
  html body svg, html body img { display: block; max-width: 100%; height: auto; }
  html body ul { list-style: square inside; }
`;

/** A forum with a dark skin of nested tables. */
export const forumSite = `
  body { background: #10161d; color: #9fb3c8; font: 13px/1.4 Verdana, sans-serif; text-align: center; }
  table { border: 1px solid #2b3b4d; border-collapse: separate; border-spacing: 4px; background: #18222d; }
  td, th { padding: 9px 14px; border: 1px dotted #2b3b4d; background: #1d2a37; text-transform: uppercase; white-space: normal; }
  tr:hover td { background: #26384a; }
  a, a:visited { color: #ffb347; font-weight: bold; text-decoration: underline; }
  button, input { min-width: 140px; border: 2px outset #3a5068; background: #22303f; color: #ffb347; font: bold 12px Verdana; }
  span, div, b { text-shadow: 0 1px 0 #000; }
`;
