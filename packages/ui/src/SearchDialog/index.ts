export { SearchDialog, type SearchDialogProps, type SearchGroup, type SearchHit } from './SearchDialog.tsx';
