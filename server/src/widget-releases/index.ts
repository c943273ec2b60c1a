export { readWidgetBuild, readWidgetVersion } from './read-build.ts';
export { ReleasedWidgetsChangedError, releaseWidgets } from './release-widgets.ts';
export { createReleasedWidgets, type ReleasedWidgets } from './released-widgets.ts';
