import { shell } from 'platform/rspack';

export default shell(import.meta.dirname);
