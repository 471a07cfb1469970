interface ImportMetaEnv {
  readonly VITE_PORTAL: string;
  readonly VITE_PORTAL_KEY: string;
  readonly VITE_EVENT: string;
}
