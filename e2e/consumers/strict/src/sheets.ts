// The project has no types of a bundler, which would allow any style sheet.
import '@otryv/forms/styles.css';
import '@otryv/tables/styles.css';
import '@otryv/tables/styles.isolated.css';
import '@otryv/ui/styles.css';
import '@otryv/ui/styles.isolated.css';
