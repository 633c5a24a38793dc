import { remote } from 'platform/rspack';

export default remote(import.meta.dirname);
