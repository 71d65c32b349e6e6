import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf, r as UserError } from "./errors-DSIqjwh-.js";
import { a as editionName, c as problemOfGlobs, l as targetFilter, u as require_posix } from "./benchmark-glob-Dl0xRAS2.js";
import { S as toDotPath, b as toJSONSchema } from "./schemas-1QBeipMY.js";
import { n as alternatives } from "./phrases-B4NM3xI1.js";
import { o as MOST_AGE_DAYS } from "./quantities-zpBlaDnA.js";
import { a as CONFIG_ERRORS, t as BUILT_IN_PROFILES } from "./profiles-CGbnQsdd.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { a as readBytesIfPresent, c as writeTextAtomically, o as readTextIfPresent } from "./text-file-CCme6D4O.js";
import { a as leavesFolder, o as placeBelow, r as configSchema } from "./schema-lfoTVSXO.js";
import { C as METRIC_NAMES } from "./reasons-D5358VN0.js";
import { a as parseRecord, i as declared, o as STORE_ERRORS, r as storedRunSchema, t as acceptanceSchema } from "./record-schema-CAOKDbI8.js";
import { a as namesOfGate, n as firstThere, r as isSameGate, t as CONFIG_FILES } from "./file-names-CQnLoMAY.js";
import { t as readSource } from "./source-Cpb5mhWH.js";
import { isDeepStrictEqual } from "node:util";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { access, constants, mkdir } from "node:fs/promises";

// node_modules/graceful-fs/polyfills.js
var require_polyfills = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var constants = __require("constants");
	var origCwd = process.cwd;
	var cwd = null;
	var platform = process.env.GRACEFUL_FS_PLATFORM || process.platform;
	process.cwd = function() {
		if (!cwd) cwd = origCwd.call(process);
		return cwd;
	};
	try {
		process.cwd();
	} catch (er) {}
	if (typeof process.chdir === "function") {
		var chdir = process.chdir;
		process.chdir = function(d) {
			cwd = null;
			chdir.call(process, d);
		};
		if (Object.setPrototypeOf) Object.setPrototypeOf(process.chdir, chdir);
	}
	module.exports = patch;
	function patch(fs) {
		if (constants.hasOwnProperty("O_SYMLINK") && process.version.match(/^v0\.6\.[0-2]|^v0\.5\./)) patchLchmod(fs);
		if (!fs.lutimes) patchLutimes(fs);
		fs.chown = chownFix(fs.chown);
		fs.fchown = chownFix(fs.fchown);
		fs.lchown = chownFix(fs.lchown);
		fs.chmod = chmodFix(fs.chmod);
		fs.fchmod = chmodFix(fs.fchmod);
		fs.lchmod = chmodFix(fs.lchmod);
		fs.chownSync = chownFixSync(fs.chownSync);
		fs.fchownSync = chownFixSync(fs.fchownSync);
		fs.lchownSync = chownFixSync(fs.lchownSync);
		fs.chmodSync = chmodFixSync(fs.chmodSync);
		fs.fchmodSync = chmodFixSync(fs.fchmodSync);
		fs.lchmodSync = chmodFixSync(fs.lchmodSync);
		fs.stat = statFix(fs.stat);
		fs.fstat = statFix(fs.fstat);
		fs.lstat = statFix(fs.lstat);
		fs.statSync = statFixSync(fs.statSync);
		fs.fstatSync = statFixSync(fs.fstatSync);
		fs.lstatSync = statFixSync(fs.lstatSync);
		if (fs.chmod && !fs.lchmod) {
			fs.lchmod = function(path, mode, cb) {
				if (cb) process.nextTick(cb);
			};
			fs.lchmodSync = function() {};
		}
		if (fs.chown && !fs.lchown) {
			fs.lchown = function(path, uid, gid, cb) {
				if (cb) process.nextTick(cb);
			};
			fs.lchownSync = function() {};
		}
		if (platform === "win32") fs.rename = typeof fs.rename !== "function" ? fs.rename : (function(fs$rename) {
			function rename(from, to, cb) {
				var start = Date.now();
				var backoff = 0;
				fs$rename(from, to, function CB(er) {
					if (er && (er.code === "EACCES" || er.code === "EPERM" || er.code === "EBUSY") && Date.now() - start < 6e4) {
						setTimeout(function() {
							fs.stat(to, function(stater, st) {
								if (stater && stater.code === "ENOENT") fs$rename(from, to, CB);
								else cb(er);
							});
						}, backoff);
						if (backoff < 100) backoff += 10;
						return;
					}
					if (cb) cb(er);
				});
			}
			if (Object.setPrototypeOf) Object.setPrototypeOf(rename, fs$rename);
			return rename;
		})(fs.rename);
		fs.read = typeof fs.read !== "function" ? fs.read : (function(fs$read) {
			function read(fd, buffer, offset, length, position, callback_) {
				var callback;
				if (callback_ && typeof callback_ === "function") {
					var eagCounter = 0;
					callback = function(er, _, __) {
						if (er && er.code === "EAGAIN" && eagCounter < 10) {
							eagCounter++;
							return fs$read.call(fs, fd, buffer, offset, length, position, callback);
						}
						callback_.apply(this, arguments);
					};
				}
				return fs$read.call(fs, fd, buffer, offset, length, position, callback);
			}
			if (Object.setPrototypeOf) Object.setPrototypeOf(read, fs$read);
			return read;
		})(fs.read);
		fs.readSync = typeof fs.readSync !== "function" ? fs.readSync : (function(fs$readSync) {
			return function(fd, buffer, offset, length, position) {
				var eagCounter = 0;
				while (true) try {
					return fs$readSync.call(fs, fd, buffer, offset, length, position);
				} catch (er) {
					if (er.code === "EAGAIN" && eagCounter < 10) {
						eagCounter++;
						continue;
					}
					throw er;
				}
			};
		})(fs.readSync);
		function patchLchmod(fs) {
			fs.lchmod = function(path, mode, callback) {
				fs.open(path, constants.O_WRONLY | constants.O_SYMLINK, mode, function(err, fd) {
					if (err) {
						if (callback) callback(err);
						return;
					}
					fs.fchmod(fd, mode, function(err) {
						fs.close(fd, function(err2) {
							if (callback) callback(err || err2);
						});
					});
				});
			};
			fs.lchmodSync = function(path, mode) {
				var fd = fs.openSync(path, constants.O_WRONLY | constants.O_SYMLINK, mode);
				var threw = true;
				var ret;
				try {
					ret = fs.fchmodSync(fd, mode);
					threw = false;
				} finally {
					if (threw) try {
						fs.closeSync(fd);
					} catch (er) {}
					else fs.closeSync(fd);
				}
				return ret;
			};
		}
		function patchLutimes(fs) {
			if (constants.hasOwnProperty("O_SYMLINK") && fs.futimes) {
				fs.lutimes = function(path, at, mt, cb) {
					fs.open(path, constants.O_SYMLINK, function(er, fd) {
						if (er) {
							if (cb) cb(er);
							return;
						}
						fs.futimes(fd, at, mt, function(er) {
							fs.close(fd, function(er2) {
								if (cb) cb(er || er2);
							});
						});
					});
				};
				fs.lutimesSync = function(path, at, mt) {
					var fd = fs.openSync(path, constants.O_SYMLINK);
					var ret;
					var threw = true;
					try {
						ret = fs.futimesSync(fd, at, mt);
						threw = false;
					} finally {
						if (threw) try {
							fs.closeSync(fd);
						} catch (er) {}
						else fs.closeSync(fd);
					}
					return ret;
				};
			} else if (fs.futimes) {
				fs.lutimes = function(_a, _b, _c, cb) {
					if (cb) process.nextTick(cb);
				};
				fs.lutimesSync = function() {};
			}
		}
		function chmodFix(orig) {
			if (!orig) return orig;
			return function(target, mode, cb) {
				return orig.call(fs, target, mode, function(er) {
					if (chownErOk(er)) er = null;
					if (cb) cb.apply(this, arguments);
				});
			};
		}
		function chmodFixSync(orig) {
			if (!orig) return orig;
			return function(target, mode) {
				try {
					return orig.call(fs, target, mode);
				} catch (er) {
					if (!chownErOk(er)) throw er;
				}
			};
		}
		function chownFix(orig) {
			if (!orig) return orig;
			return function(target, uid, gid, cb) {
				return orig.call(fs, target, uid, gid, function(er) {
					if (chownErOk(er)) er = null;
					if (cb) cb.apply(this, arguments);
				});
			};
		}
		function chownFixSync(orig) {
			if (!orig) return orig;
			return function(target, uid, gid) {
				try {
					return orig.call(fs, target, uid, gid);
				} catch (er) {
					if (!chownErOk(er)) throw er;
				}
			};
		}
		function statFix(orig) {
			if (!orig) return orig;
			return function(target, options, cb) {
				if (typeof options === "function") {
					cb = options;
					options = null;
				}
				function callback(er, stats) {
					if (stats) {
						if (stats.uid < 0) stats.uid += 4294967296;
						if (stats.gid < 0) stats.gid += 4294967296;
					}
					if (cb) cb.apply(this, arguments);
				}
				return options ? orig.call(fs, target, options, callback) : orig.call(fs, target, callback);
			};
		}
		function statFixSync(orig) {
			if (!orig) return orig;
			return function(target, options) {
				var stats = options ? orig.call(fs, target, options) : orig.call(fs, target);
				if (stats) {
					if (stats.uid < 0) stats.uid += 4294967296;
					if (stats.gid < 0) stats.gid += 4294967296;
				}
				return stats;
			};
		}
		function chownErOk(er) {
			if (!er) return true;
			if (er.code === "ENOSYS") return true;
			if (!process.getuid || process.getuid() !== 0) {
				if (er.code === "EINVAL" || er.code === "EPERM") return true;
			}
			return false;
		}
	}
}));

// node_modules/graceful-fs/legacy-streams.js
var require_legacy_streams = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Stream = __require("stream").Stream;
	module.exports = legacy;
	function legacy(fs) {
		return {
			ReadStream,
			WriteStream
		};
		function ReadStream(path, options) {
			if (!(this instanceof ReadStream)) return new ReadStream(path, options);
			Stream.call(this);
			var self = this;
			this.path = path;
			this.fd = null;
			this.readable = true;
			this.paused = false;
			this.flags = "r";
			this.mode = 438;
			this.bufferSize = 65536;
			options = options || {};
			var keys = Object.keys(options);
			for (var index = 0, length = keys.length; index < length; index++) {
				var key = keys[index];
				this[key] = options[key];
			}
			if (this.encoding) this.setEncoding(this.encoding);
			if (this.start !== void 0) {
				if ("number" !== typeof this.start) throw TypeError("start must be a Number");
				if (this.end === void 0) this.end = 1e400;
				else if ("number" !== typeof this.end) throw TypeError("end must be a Number");
				if (this.start > this.end) throw new Error("start must be <= end");
				this.pos = this.start;
			}
			if (this.fd !== null) {
				process.nextTick(function() {
					self._read();
				});
				return;
			}
			fs.open(this.path, this.flags, this.mode, function(err, fd) {
				if (err) {
					self.emit("error", err);
					self.readable = false;
					return;
				}
				self.fd = fd;
				self.emit("open", fd);
				self._read();
			});
		}
		function WriteStream(path, options) {
			if (!(this instanceof WriteStream)) return new WriteStream(path, options);
			Stream.call(this);
			this.path = path;
			this.fd = null;
			this.writable = true;
			this.flags = "w";
			this.encoding = "binary";
			this.mode = 438;
			this.bytesWritten = 0;
			options = options || {};
			var keys = Object.keys(options);
			for (var index = 0, length = keys.length; index < length; index++) {
				var key = keys[index];
				this[key] = options[key];
			}
			if (this.start !== void 0) {
				if ("number" !== typeof this.start) throw TypeError("start must be a Number");
				if (this.start < 0) throw new Error("start must be >= zero");
				this.pos = this.start;
			}
			this.busy = false;
			this._queue = [];
			if (this.fd === null) {
				this._open = fs.open;
				this._queue.push([
					this._open,
					this.path,
					this.flags,
					this.mode,
					void 0
				]);
				this.flush();
			}
		}
	}
}));

// node_modules/graceful-fs/clone.js
var require_clone = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = clone;
	var getPrototypeOf = Object.getPrototypeOf || function(obj) {
		return obj.__proto__;
	};
	function clone(obj) {
		if (obj === null || typeof obj !== "object") return obj;
		if (obj instanceof Object) var copy = { __proto__: getPrototypeOf(obj) };
		else var copy = Object.create(null);
		Object.getOwnPropertyNames(obj).forEach(function(key) {
			Object.defineProperty(copy, key, Object.getOwnPropertyDescriptor(obj, key));
		});
		return copy;
	}
}));

// node_modules/graceful-fs/graceful-fs.js
var require_graceful_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var fs = __require("fs");
	var polyfills = require_polyfills();
	var legacy = require_legacy_streams();
	var clone = require_clone();
	var util = __require("util");
	/* istanbul ignore next - node 0.x polyfill */
	var gracefulQueue;
	var previousSymbol;
	/* istanbul ignore else - node 0.x polyfill */
	if (typeof Symbol === "function" && typeof Symbol.for === "function") {
		gracefulQueue = Symbol.for("graceful-fs.queue");
		previousSymbol = Symbol.for("graceful-fs.previous");
	} else {
		gracefulQueue = "___graceful-fs.queue";
		previousSymbol = "___graceful-fs.previous";
	}
	function noop() {}
	function publishQueue(context, queue) {
		Object.defineProperty(context, gracefulQueue, { get: function() {
			return queue;
		} });
	}
	var debug = noop;
	if (util.debuglog) debug = util.debuglog("gfs4");
	else if (/\bgfs4\b/i.test(process.env.NODE_DEBUG || "")) debug = function() {
		var m = util.format.apply(util, arguments);
		m = "GFS4: " + m.split(/\n/).join("\nGFS4: ");
		console.error(m);
	};
	if (!fs[gracefulQueue]) {
		publishQueue(fs, global[gracefulQueue] || []);
		fs.close = (function(fs$close) {
			function close(fd, cb) {
				return fs$close.call(fs, fd, function(err) {
					if (!err) resetQueue();
					if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
			Object.defineProperty(close, previousSymbol, { value: fs$close });
			return close;
		})(fs.close);
		fs.closeSync = (function(fs$closeSync) {
			function closeSync(fd) {
				fs$closeSync.apply(fs, arguments);
				resetQueue();
			}
			Object.defineProperty(closeSync, previousSymbol, { value: fs$closeSync });
			return closeSync;
		})(fs.closeSync);
		if (/\bgfs4\b/i.test(process.env.NODE_DEBUG || "")) process.on("exit", function() {
			debug(fs[gracefulQueue]);
			__require("assert").equal(fs[gracefulQueue].length, 0);
		});
	}
	if (!global[gracefulQueue]) publishQueue(global, fs[gracefulQueue]);
	module.exports = patch(clone(fs));
	if (process.env.TEST_GRACEFUL_FS_GLOBAL_PATCH && !fs.__patched) {
		module.exports = patch(fs);
		fs.__patched = true;
	}
	function patch(fs) {
		polyfills(fs);
		fs.gracefulify = patch;
		fs.createReadStream = createReadStream;
		fs.createWriteStream = createWriteStream;
		var fs$readFile = fs.readFile;
		fs.readFile = readFile;
		function readFile(path, options, cb) {
			if (typeof options === "function") cb = options, options = null;
			return go$readFile(path, options, cb);
			function go$readFile(path, options, cb, startTime) {
				return fs$readFile(path, options, function(err) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$readFile,
						[
							path,
							options,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
		}
		var fs$writeFile = fs.writeFile;
		fs.writeFile = writeFile;
		function writeFile(path, data, options, cb) {
			if (typeof options === "function") cb = options, options = null;
			return go$writeFile(path, data, options, cb);
			function go$writeFile(path, data, options, cb, startTime) {
				return fs$writeFile(path, data, options, function(err) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$writeFile,
						[
							path,
							data,
							options,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
		}
		var fs$appendFile = fs.appendFile;
		if (fs$appendFile) fs.appendFile = appendFile;
		function appendFile(path, data, options, cb) {
			if (typeof options === "function") cb = options, options = null;
			return go$appendFile(path, data, options, cb);
			function go$appendFile(path, data, options, cb, startTime) {
				return fs$appendFile(path, data, options, function(err) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$appendFile,
						[
							path,
							data,
							options,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
		}
		var fs$copyFile = fs.copyFile;
		if (fs$copyFile) fs.copyFile = copyFile;
		function copyFile(src, dest, flags, cb) {
			if (typeof flags === "function") {
				cb = flags;
				flags = 0;
			}
			return go$copyFile(src, dest, flags, cb);
			function go$copyFile(src, dest, flags, cb, startTime) {
				return fs$copyFile(src, dest, flags, function(err) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$copyFile,
						[
							src,
							dest,
							flags,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
		}
		var fs$readdir = fs.readdir;
		fs.readdir = readdir;
		var noReaddirOptionVersions = /^v[0-5]\./;
		function readdir(path, options, cb) {
			if (typeof options === "function") cb = options, options = null;
			var go$readdir = noReaddirOptionVersions.test(process.version) ? function go$readdir(path, options, cb, startTime) {
				return fs$readdir(path, fs$readdirCallback(path, options, cb, startTime));
			} : function go$readdir(path, options, cb, startTime) {
				return fs$readdir(path, options, fs$readdirCallback(path, options, cb, startTime));
			};
			return go$readdir(path, options, cb);
			function fs$readdirCallback(path, options, cb, startTime) {
				return function(err, files) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$readdir,
						[
							path,
							options,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else {
						if (files && files.sort) files.sort();
						if (typeof cb === "function") cb.call(this, err, files);
					}
				};
			}
		}
		if (process.version.substr(0, 4) === "v0.8") {
			var legStreams = legacy(fs);
			ReadStream = legStreams.ReadStream;
			WriteStream = legStreams.WriteStream;
		}
		var fs$ReadStream = fs.ReadStream;
		if (fs$ReadStream) {
			ReadStream.prototype = Object.create(fs$ReadStream.prototype);
			ReadStream.prototype.open = ReadStream$open;
		}
		var fs$WriteStream = fs.WriteStream;
		if (fs$WriteStream) {
			WriteStream.prototype = Object.create(fs$WriteStream.prototype);
			WriteStream.prototype.open = WriteStream$open;
		}
		Object.defineProperty(fs, "ReadStream", {
			get: function() {
				return ReadStream;
			},
			set: function(val) {
				ReadStream = val;
			},
			enumerable: true,
			configurable: true
		});
		Object.defineProperty(fs, "WriteStream", {
			get: function() {
				return WriteStream;
			},
			set: function(val) {
				WriteStream = val;
			},
			enumerable: true,
			configurable: true
		});
		var FileReadStream = ReadStream;
		Object.defineProperty(fs, "FileReadStream", {
			get: function() {
				return FileReadStream;
			},
			set: function(val) {
				FileReadStream = val;
			},
			enumerable: true,
			configurable: true
		});
		var FileWriteStream = WriteStream;
		Object.defineProperty(fs, "FileWriteStream", {
			get: function() {
				return FileWriteStream;
			},
			set: function(val) {
				FileWriteStream = val;
			},
			enumerable: true,
			configurable: true
		});
		function ReadStream(path, options) {
			if (this instanceof ReadStream) return fs$ReadStream.apply(this, arguments), this;
			else return ReadStream.apply(Object.create(ReadStream.prototype), arguments);
		}
		function ReadStream$open() {
			var that = this;
			open(that.path, that.flags, that.mode, function(err, fd) {
				if (err) {
					if (that.autoClose) that.destroy();
					that.emit("error", err);
				} else {
					that.fd = fd;
					that.emit("open", fd);
					that.read();
				}
			});
		}
		function WriteStream(path, options) {
			if (this instanceof WriteStream) return fs$WriteStream.apply(this, arguments), this;
			else return WriteStream.apply(Object.create(WriteStream.prototype), arguments);
		}
		function WriteStream$open() {
			var that = this;
			open(that.path, that.flags, that.mode, function(err, fd) {
				if (err) {
					that.destroy();
					that.emit("error", err);
				} else {
					that.fd = fd;
					that.emit("open", fd);
				}
			});
		}
		function createReadStream(path, options) {
			return new fs.ReadStream(path, options);
		}
		function createWriteStream(path, options) {
			return new fs.WriteStream(path, options);
		}
		var fs$open = fs.open;
		fs.open = open;
		function open(path, flags, mode, cb) {
			if (typeof mode === "function") cb = mode, mode = null;
			return go$open(path, flags, mode, cb);
			function go$open(path, flags, mode, cb, startTime) {
				return fs$open(path, flags, mode, function(err, fd) {
					if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
						go$open,
						[
							path,
							flags,
							mode,
							cb
						],
						err,
						startTime || Date.now(),
						Date.now()
					]);
					else if (typeof cb === "function") cb.apply(this, arguments);
				});
			}
		}
		return fs;
	}
	function enqueue(elem) {
		debug("ENQUEUE", elem[0].name, elem[1]);
		fs[gracefulQueue].push(elem);
		retry();
	}
	var retryTimer;
	function resetQueue() {
		var now = Date.now();
		for (var i = 0; i < fs[gracefulQueue].length; ++i) if (fs[gracefulQueue][i].length > 2) {
			fs[gracefulQueue][i][3] = now;
			fs[gracefulQueue][i][4] = now;
		}
		retry();
	}
	function retry() {
		clearTimeout(retryTimer);
		retryTimer = void 0;
		if (fs[gracefulQueue].length === 0) return;
		var elem = fs[gracefulQueue].shift();
		var fn = elem[0];
		var args = elem[1];
		var err = elem[2];
		var startTime = elem[3];
		var lastTime = elem[4];
		if (startTime === void 0) {
			debug("RETRY", fn.name, args);
			fn.apply(null, args);
		} else if (Date.now() - startTime >= 6e4) {
			debug("TIMEOUT", fn.name, args);
			var cb = args.pop();
			if (typeof cb === "function") cb.call(null, err);
		} else {
			var sinceAttempt = Date.now() - lastTime;
			var sinceStart = Math.max(lastTime - startTime, 1);
			if (sinceAttempt >= Math.min(sinceStart * 1.2, 100)) {
				debug("RETRY", fn.name, args);
				fn.apply(null, args.concat([startTime]));
			} else fs[gracefulQueue].push(elem);
		}
		if (retryTimer === void 0) retryTimer = setTimeout(retry, 0);
	}
}));

// node_modules/retry/lib/retry_operation.js
var require_retry_operation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function RetryOperation(timeouts, options) {
		if (typeof options === "boolean") options = { forever: options };
		this._originalTimeouts = JSON.parse(JSON.stringify(timeouts));
		this._timeouts = timeouts;
		this._options = options || {};
		this._maxRetryTime = options && options.maxRetryTime || 1e400;
		this._fn = null;
		this._errors = [];
		this._attempts = 1;
		this._operationTimeout = null;
		this._operationTimeoutCb = null;
		this._timeout = null;
		this._operationStart = null;
		if (this._options.forever) this._cachedTimeouts = this._timeouts.slice(0);
	}
	module.exports = RetryOperation;
	RetryOperation.prototype.reset = function() {
		this._attempts = 1;
		this._timeouts = this._originalTimeouts;
	};
	RetryOperation.prototype.stop = function() {
		if (this._timeout) clearTimeout(this._timeout);
		this._timeouts = [];
		this._cachedTimeouts = null;
	};
	RetryOperation.prototype.retry = function(err) {
		if (this._timeout) clearTimeout(this._timeout);
		if (!err) return false;
		var currentTime = (/* @__PURE__ */ new Date()).getTime();
		if (err && currentTime - this._operationStart >= this._maxRetryTime) {
			this._errors.unshift(/* @__PURE__ */ new Error("RetryOperation timeout occurred"));
			return false;
		}
		this._errors.push(err);
		var timeout = this._timeouts.shift();
		if (timeout === void 0) {
			if (this._cachedTimeouts) {
				this._errors.splice(this._errors.length - 1, this._errors.length);
				this._timeouts = this._cachedTimeouts.slice(0);
				timeout = this._timeouts.shift();
			} else return false;
		}
		var self = this;
		var timer = setTimeout(function() {
			self._attempts++;
			if (self._operationTimeoutCb) {
				self._timeout = setTimeout(function() {
					self._operationTimeoutCb(self._attempts);
				}, self._operationTimeout);
				if (self._options.unref) self._timeout.unref();
			}
			self._fn(self._attempts);
		}, timeout);
		if (this._options.unref) timer.unref();
		return true;
	};
	RetryOperation.prototype.attempt = function(fn, timeoutOps) {
		this._fn = fn;
		if (timeoutOps) {
			if (timeoutOps.timeout) this._operationTimeout = timeoutOps.timeout;
			if (timeoutOps.cb) this._operationTimeoutCb = timeoutOps.cb;
		}
		var self = this;
		if (this._operationTimeoutCb) this._timeout = setTimeout(function() {
			self._operationTimeoutCb();
		}, self._operationTimeout);
		this._operationStart = (/* @__PURE__ */ new Date()).getTime();
		this._fn(this._attempts);
	};
	RetryOperation.prototype.try = function(fn) {
		console.log("Using RetryOperation.try() is deprecated");
		this.attempt(fn);
	};
	RetryOperation.prototype.start = function(fn) {
		console.log("Using RetryOperation.start() is deprecated");
		this.attempt(fn);
	};
	RetryOperation.prototype.start = RetryOperation.prototype.try;
	RetryOperation.prototype.errors = function() {
		return this._errors;
	};
	RetryOperation.prototype.attempts = function() {
		return this._attempts;
	};
	RetryOperation.prototype.mainError = function() {
		if (this._errors.length === 0) return null;
		var counts = {};
		var mainError = null;
		var mainErrorCount = 0;
		for (var i = 0; i < this._errors.length; i++) {
			var error = this._errors[i];
			var message = error.message;
			var count = (counts[message] || 0) + 1;
			counts[message] = count;
			if (count >= mainErrorCount) {
				mainError = error;
				mainErrorCount = count;
			}
		}
		return mainError;
	};
}));

// node_modules/retry/lib/retry.js
var require_retry$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var RetryOperation = require_retry_operation();
	exports.operation = function(options) {
		return new RetryOperation(exports.timeouts(options), {
			forever: options && options.forever,
			unref: options && options.unref,
			maxRetryTime: options && options.maxRetryTime
		});
	};
	exports.timeouts = function(options) {
		if (options instanceof Array) return [].concat(options);
		var opts = {
			retries: 10,
			factor: 2,
			minTimeout: 1e3,
			maxTimeout: 1e400,
			randomize: false
		};
		for (var key in options) opts[key] = options[key];
		if (opts.minTimeout > opts.maxTimeout) throw new Error("minTimeout is greater than maxTimeout");
		var timeouts = [];
		for (var i = 0; i < opts.retries; i++) timeouts.push(this.createTimeout(i, opts));
		if (options && options.forever && !timeouts.length) timeouts.push(this.createTimeout(i, opts));
		timeouts.sort(function(a, b) {
			return a - b;
		});
		return timeouts;
	};
	exports.createTimeout = function(attempt, opts) {
		var random = opts.randomize ? Math.random() + 1 : 1;
		var timeout = Math.round(random * opts.minTimeout * Math.pow(opts.factor, attempt));
		timeout = Math.min(timeout, opts.maxTimeout);
		return timeout;
	};
	exports.wrap = function(obj, options, methods) {
		if (options instanceof Array) {
			methods = options;
			options = null;
		}
		if (!methods) {
			methods = [];
			for (var key in obj) if (typeof obj[key] === "function") methods.push(key);
		}
		for (var i = 0; i < methods.length; i++) {
			var method = methods[i];
			var original = obj[method];
			obj[method] = function retryWrapper(original) {
				var op = exports.operation(options);
				var args = Array.prototype.slice.call(arguments, 1);
				var callback = args.pop();
				args.push(function(err) {
					if (op.retry(err)) return;
					if (err) arguments[0] = op.mainError();
					callback.apply(this, arguments);
				});
				op.attempt(function() {
					original.apply(obj, args);
				});
			}.bind(obj, original);
			obj[method].options = options;
		}
	};
}));

// node_modules/retry/index.js
var require_retry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_retry$1();
}));

// node_modules/proper-lockfile/node_modules/signal-exit/signals.js
var require_signals = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		"SIGABRT",
		"SIGALRM",
		"SIGHUP",
		"SIGINT",
		"SIGTERM"
	];
	if (process.platform !== "win32") module.exports.push("SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
	if (process.platform === "linux") module.exports.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT", "SIGUNUSED");
}));

// node_modules/proper-lockfile/node_modules/signal-exit/index.js
var require_signal_exit = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var process = global.process;
	const processOk = function(process) {
		return process && typeof process === "object" && typeof process.removeListener === "function" && typeof process.emit === "function" && typeof process.reallyExit === "function" && typeof process.listeners === "function" && typeof process.kill === "function" && typeof process.pid === "number" && typeof process.on === "function";
	};
	/* istanbul ignore if */
	if (!processOk(process)) module.exports = function() {
		return function() {};
	};
	else {
		var assert = __require("assert");
		var signals = require_signals();
		var isWin = /^win/i.test(process.platform);
		var EE = __require("events");
		/* istanbul ignore if */
		if (typeof EE !== "function") EE = EE.EventEmitter;
		var emitter;
		if (process.__signal_exit_emitter__) emitter = process.__signal_exit_emitter__;
		else {
			emitter = process.__signal_exit_emitter__ = new EE();
			emitter.count = 0;
			emitter.emitted = {};
		}
		if (!emitter.infinite) {
			emitter.setMaxListeners(1e400);
			emitter.infinite = true;
		}
		module.exports = function(cb, opts) {
			/* istanbul ignore if */
			if (!processOk(global.process)) return function() {};
			assert.equal(typeof cb, "function", "a callback must be provided for exit handler");
			if (loaded === false) load();
			var ev = "exit";
			if (opts && opts.alwaysLast) ev = "afterexit";
			var remove = function() {
				emitter.removeListener(ev, cb);
				if (emitter.listeners("exit").length === 0 && emitter.listeners("afterexit").length === 0) unload();
			};
			emitter.on(ev, cb);
			return remove;
		};
		var unload = function unload() {
			if (!loaded || !processOk(global.process)) return;
			loaded = false;
			signals.forEach(function(sig) {
				try {
					process.removeListener(sig, sigListeners[sig]);
				} catch (er) {}
			});
			process.emit = originalProcessEmit;
			process.reallyExit = originalProcessReallyExit;
			emitter.count -= 1;
		};
		module.exports.unload = unload;
		var emit = function emit(event, code, signal) {
			/* istanbul ignore if */
			if (emitter.emitted[event]) return;
			emitter.emitted[event] = true;
			emitter.emit(event, code, signal);
		};
		var sigListeners = {};
		signals.forEach(function(sig) {
			sigListeners[sig] = function listener() {
				/* istanbul ignore if */
				if (!processOk(global.process)) return;
				if (process.listeners(sig).length === emitter.count) {
					unload();
					emit("exit", null, sig);
					/* istanbul ignore next */
					emit("afterexit", null, sig);
					/* istanbul ignore next */
					if (isWin && sig === "SIGHUP") sig = "SIGINT";
					/* istanbul ignore next */
					process.kill(process.pid, sig);
				}
			};
		});
		module.exports.signals = function() {
			return signals;
		};
		var loaded = false;
		var load = function load() {
			if (loaded || !processOk(global.process)) return;
			loaded = true;
			emitter.count += 1;
			signals = signals.filter(function(sig) {
				try {
					process.on(sig, sigListeners[sig]);
					return true;
				} catch (er) {
					return false;
				}
			});
			process.emit = processEmit;
			process.reallyExit = processReallyExit;
		};
		module.exports.load = load;
		var originalProcessReallyExit = process.reallyExit;
		var processReallyExit = function processReallyExit(code) {
			/* istanbul ignore if */
			if (!processOk(global.process)) return;
			process.exitCode = code || /* istanbul ignore next */ 0;
			emit("exit", process.exitCode, null);
			/* istanbul ignore next */
			emit("afterexit", process.exitCode, null);
			/* istanbul ignore next */
			originalProcessReallyExit.call(process, process.exitCode);
		};
		var originalProcessEmit = process.emit;
		var processEmit = function processEmit(ev, arg) {
			if (ev === "exit" && processOk(global.process)) {
				/* istanbul ignore else */
				if (arg !== void 0) process.exitCode = arg;
				var ret = originalProcessEmit.apply(this, arguments);
				/* istanbul ignore next */
				emit("exit", process.exitCode, null);
				/* istanbul ignore next */
				emit("afterexit", process.exitCode, null);
				/* istanbul ignore next */
				return ret;
			} else return originalProcessEmit.apply(this, arguments);
		};
	}
}));

// node_modules/proper-lockfile/lib/mtime-precision.js
var require_mtime_precision = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const cacheSymbol = Symbol();
	function probe(file, fs, callback) {
		const cachedPrecision = fs[cacheSymbol];
		if (cachedPrecision) return fs.stat(file, (err, stat) => {
			/* istanbul ignore if */
			if (err) return callback(err);
			callback(null, stat.mtime, cachedPrecision);
		});
		const mtime = /* @__PURE__ */ new Date(Math.ceil(Date.now() / 1e3) * 1e3 + 5);
		fs.utimes(file, mtime, mtime, (err) => {
			/* istanbul ignore if */
			if (err) return callback(err);
			fs.stat(file, (err, stat) => {
				/* istanbul ignore if */
				if (err) return callback(err);
				const precision = stat.mtime.getTime() % 1e3 === 0 ? "s" : "ms";
				Object.defineProperty(fs, cacheSymbol, { value: precision });
				callback(null, stat.mtime, precision);
			});
		});
	}
	function getMtime(precision) {
		let now = Date.now();
		if (precision === "s") now = Math.ceil(now / 1e3) * 1e3;
		return new Date(now);
	}
	module.exports.probe = probe;
	module.exports.getMtime = getMtime;
}));

// node_modules/proper-lockfile/lib/lockfile.js
var require_lockfile = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const path = __require("path");
	const fs = require_graceful_fs();
	const retry = require_retry();
	const onExit = require_signal_exit();
	const mtimePrecision = require_mtime_precision();
	const locks = {};
	function getLockFile(file, options) {
		return options.lockfilePath || `${file}.lock`;
	}
	function resolveCanonicalPath(file, options, callback) {
		if (!options.realpath) return callback(null, path.resolve(file));
		options.fs.realpath(file, callback);
	}
	function acquireLock(file, options, callback) {
		const lockfilePath = getLockFile(file, options);
		options.fs.mkdir(lockfilePath, (err) => {
			if (!err) return mtimePrecision.probe(lockfilePath, options.fs, (err, mtime, mtimePrecision) => {
				/* istanbul ignore if */
				if (err) {
					options.fs.rmdir(lockfilePath, () => {});
					return callback(err);
				}
				callback(null, mtime, mtimePrecision);
			});
			if (err.code !== "EEXIST") return callback(err);
			if (options.stale <= 0) return callback(Object.assign(/* @__PURE__ */ new Error("Lock file is already being held"), {
				code: "ELOCKED",
				file
			}));
			options.fs.stat(lockfilePath, (err, stat) => {
				if (err) {
					if (err.code === "ENOENT") return acquireLock(file, {
						...options,
						stale: 0
					}, callback);
					return callback(err);
				}
				if (!isLockStale(stat, options)) return callback(Object.assign(/* @__PURE__ */ new Error("Lock file is already being held"), {
					code: "ELOCKED",
					file
				}));
				removeLock(file, options, (err) => {
					if (err) return callback(err);
					acquireLock(file, {
						...options,
						stale: 0
					}, callback);
				});
			});
		});
	}
	function isLockStale(stat, options) {
		return stat.mtime.getTime() < Date.now() - options.stale;
	}
	function removeLock(file, options, callback) {
		options.fs.rmdir(getLockFile(file, options), (err) => {
			if (err && err.code !== "ENOENT") return callback(err);
			callback();
		});
	}
	function updateLock(file, options) {
		const lock = locks[file];
		/* istanbul ignore if */
		if (lock.updateTimeout) return;
		lock.updateDelay = lock.updateDelay || options.update;
		lock.updateTimeout = setTimeout(() => {
			lock.updateTimeout = null;
			options.fs.stat(lock.lockfilePath, (err, stat) => {
				const isOverThreshold = lock.lastUpdate + options.stale < Date.now();
				if (err) {
					if (err.code === "ENOENT" || isOverThreshold) return setLockAsCompromised(file, lock, Object.assign(err, { code: "ECOMPROMISED" }));
					lock.updateDelay = 1e3;
					return updateLock(file, options);
				}
				if (!(lock.mtime.getTime() === stat.mtime.getTime())) return setLockAsCompromised(file, lock, Object.assign(/* @__PURE__ */ new Error("Unable to update lock within the stale threshold"), { code: "ECOMPROMISED" }));
				const mtime = mtimePrecision.getMtime(lock.mtimePrecision);
				options.fs.utimes(lock.lockfilePath, mtime, mtime, (err) => {
					const isOverThreshold = lock.lastUpdate + options.stale < Date.now();
					if (lock.released) return;
					if (err) {
						if (err.code === "ENOENT" || isOverThreshold) return setLockAsCompromised(file, lock, Object.assign(err, { code: "ECOMPROMISED" }));
						lock.updateDelay = 1e3;
						return updateLock(file, options);
					}
					lock.mtime = mtime;
					lock.lastUpdate = Date.now();
					lock.updateDelay = null;
					updateLock(file, options);
				});
			});
		}, lock.updateDelay);
		/* istanbul ignore else */
		if (lock.updateTimeout.unref) lock.updateTimeout.unref();
	}
	function setLockAsCompromised(file, lock, err) {
		lock.released = true;
		/* istanbul ignore if */
		if (lock.updateTimeout) clearTimeout(lock.updateTimeout);
		if (locks[file] === lock) delete locks[file];
		lock.options.onCompromised(err);
	}
	function lock(file, options, callback) {
		/* istanbul ignore next */
		options = {
			stale: 1e4,
			update: null,
			realpath: true,
			retries: 0,
			fs,
			onCompromised: (err) => {
				throw err;
			},
			...options
		};
		options.retries = options.retries || 0;
		options.retries = typeof options.retries === "number" ? { retries: options.retries } : options.retries;
		options.stale = Math.max(options.stale || 0, 2e3);
		options.update = options.update == null ? options.stale / 2 : options.update || 0;
		options.update = Math.max(Math.min(options.update, options.stale / 2), 1e3);
		resolveCanonicalPath(file, options, (err, file) => {
			if (err) return callback(err);
			const operation = retry.operation(options.retries);
			operation.attempt(() => {
				acquireLock(file, options, (err, mtime, mtimePrecision) => {
					if (operation.retry(err)) return;
					if (err) return callback(operation.mainError());
					const lock = locks[file] = {
						lockfilePath: getLockFile(file, options),
						mtime,
						mtimePrecision,
						options,
						lastUpdate: Date.now()
					};
					updateLock(file, options);
					callback(null, (releasedCallback) => {
						if (lock.released) return releasedCallback && releasedCallback(Object.assign(/* @__PURE__ */ new Error("Lock is already released"), { code: "ERELEASED" }));
						unlock(file, {
							...options,
							realpath: false
						}, releasedCallback);
					});
				});
			});
		});
	}
	function unlock(file, options, callback) {
		options = {
			fs,
			realpath: true,
			...options
		};
		resolveCanonicalPath(file, options, (err, file) => {
			if (err) return callback(err);
			const lock = locks[file];
			if (!lock) return callback(Object.assign(/* @__PURE__ */ new Error("Lock is not acquired/owned by you"), { code: "ENOTACQUIRED" }));
			lock.updateTimeout && clearTimeout(lock.updateTimeout);
			lock.released = true;
			delete locks[file];
			removeLock(file, options, callback);
		});
	}
	function check(file, options, callback) {
		options = {
			stale: 1e4,
			realpath: true,
			fs,
			...options
		};
		options.stale = Math.max(options.stale || 0, 2e3);
		resolveCanonicalPath(file, options, (err, file) => {
			if (err) return callback(err);
			options.fs.stat(getLockFile(file, options), (err, stat) => {
				if (err) return err.code === "ENOENT" ? callback(null, false) : callback(err);
				return callback(null, !isLockStale(stat, options));
			});
		});
	}
	function getLocks() {
		return locks;
	}
	/* istanbul ignore next */
	onExit(() => {
		for (const file in locks) {
			const options = locks[file].options;
			try {
				options.fs.rmdirSync(getLockFile(file, options));
			} catch (e) {}
		}
	});
	module.exports.lock = lock;
	module.exports.unlock = unlock;
	module.exports.check = check;
	module.exports.getLocks = getLocks;
}));

// node_modules/proper-lockfile/lib/adapter.js
var require_adapter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const fs = require_graceful_fs();
	function createSyncFs(fs) {
		const methods = [
			"mkdir",
			"realpath",
			"stat",
			"rmdir",
			"utimes"
		];
		const newFs = { ...fs };
		methods.forEach((method) => {
			newFs[method] = (...args) => {
				const callback = args.pop();
				let ret;
				try {
					ret = fs[`${method}Sync`](...args);
				} catch (err) {
					return callback(err);
				}
				callback(null, ret);
			};
		});
		return newFs;
	}
	function toPromise(method) {
		return (...args) => new Promise((resolve, reject) => {
			args.push((err, result) => {
				if (err) reject(err);
				else resolve(result);
			});
			method(...args);
		});
	}
	function toSync(method) {
		return (...args) => {
			let err;
			let result;
			args.push((_err, _result) => {
				err = _err;
				result = _result;
			});
			method(...args);
			if (err) throw err;
			return result;
		};
	}
	function toSyncOptions(options) {
		options = { ...options };
		options.fs = createSyncFs(options.fs || fs);
		if (typeof options.retries === "number" && options.retries > 0 || options.retries && typeof options.retries.retries === "number" && options.retries.retries > 0) throw Object.assign(/* @__PURE__ */ new Error("Cannot use retries with the sync api"), { code: "ESYNC" });
		return options;
	}
	module.exports = {
		toPromise,
		toSync,
		toSyncOptions
	};
}));

// node_modules/proper-lockfile/index.js
var require_proper_lockfile = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const lockfile = require_lockfile();
	const { toPromise, toSync, toSyncOptions } = require_adapter();
	async function lock(file, options) {
		const release = await toPromise(lockfile.lock)(file, options);
		return toPromise(release);
	}
	function lockSync(file, options) {
		const release = toSync(lockfile.lock)(file, toSyncOptions(options));
		return toSync(release);
	}
	function unlock(file, options) {
		return toPromise(lockfile.unlock)(file, options);
	}
	function unlockSync(file, options) {
		return toSync(lockfile.unlock)(file, toSyncOptions(options));
	}
	function check(file, options) {
		return toPromise(lockfile.check)(file, options);
	}
	function checkSync(file, options) {
		return toSync(lockfile.check)(file, toSyncOptions(options));
	}
	module.exports = lock;
	module.exports.lock = lock;
	module.exports.unlock = unlock;
	module.exports.lockSync = lockSync;
	module.exports.unlockSync = unlockSync;
	module.exports.check = check;
	module.exports.checkSync = checkSync;
}));

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = 1e400;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/config/allowed.ts
/** Texts for the checks of the configuration's schema. */
var import_fastest_levenshtein = require_fastest_levenshtein();
/** A path whose dots may not lead out of the folder that it begins at. */
const pathBelow = (folder, from) => ({
	allowed: `a path relative to ${folder}, inside of it, with forward slashes`,
	fix: `Write it from ${from}, without a leading slash and without leaving it by "..".`
});
/**
* Texts for checks beyond plain types. A check of the schema has a key of this catalogue as its message.
*/
const ALLOWED = {
	version: {
		allowed: "1",
		fix: "Write `version: 1`; if the file was made for a later format, upgrade perf-gate."
	},
	name: {
		allowed: "a name of up to 90 letters, digits, \".\", \"_\" and \"-\" that begins with a letter or digit",
		fix: "Rename it; the name is half of a benchmark id like `express/updateUser`, so it has no slash and no space."
	},
	percentage: {
		allowed: "a percentage like 2% or 0.5%",
		fix: "Write a number without plus or minus, a point for decimals with a digit before it, and the percent sign: 2% is two per cent."
	},
	alpha: {
		allowed: "a percentage above 0% and up to 50%",
		fix: "Write the error rate you accept for a whole run, like 1%."
	},
	positiveChange: {
		allowed: "a percentage above 0% and below 100%",
		fix: "Write the size of the change, like 5%."
	},
	change: {
		allowed: "a percentage below 100%",
		fix: "Write the size of the change, like 2%."
	},
	duration: {
		allowed: "a duration like 500ms, 30s, 10m, 1h or 90d",
		fix: "Write a number with its unit: ms, s, m, h or d."
	},
	positiveDuration: {
		allowed: `a duration longer than 0ms, and of ${24}h at most`,
		fix: "Write a duration above zero, like 30s."
	},
	age: {
		allowed: `a duration longer than 0ms, and of ${MOST_AGE_DAYS}d at most`,
		fix: "Write how old a stored run may get, like 365d."
	},
	command: {
		allowed: "a shell command",
		fix: "Write the command as you would type it in the target's folder, like `node server.js`."
	},
	install: {
		allowed: "a shell command, or false where there is nothing to install",
		fix: "Write the command, like `npm ci`, or `install: false`."
	},
	relativePath: pathBelow("the repository's root", "the repository's root"),
	dependency: {
		allowed: "a glob of files that count, without \"!\" at its beginning",
		fix: "Name what counts instead, like src/**: any glob of the list may let a file in and none keeps one out, so \"!docs/**\" would let in nearly everything."
	},
	file: pathBelow("the suite's `dir`", "`dir`"),
	edition: pathBelow("the target's `dir`", "`dir`, like versions/5"),
	requestPath: {
		allowed: "a path that begins with a slash and has no spaces",
		fix: "Write it like /users?id=1, percent-encoded where needed."
	},
	headerName: {
		allowed: "the name of an HTTP header",
		fix: "Use letters, digits and \"-\", like content-type."
	},
	headerValue: {
		allowed: "text of ASCII on one line",
		fix: "Put the value in quotes and on one line, and encode other characters as the server expects them."
	},
	framingHeader: {
		allowed: "any header but those about the body and the connection, like content-length, transfer-encoding and connection",
		fix: "Remove it: these headers follow from the body, and a second one would make the server refuse every request."
	},
	base64: {
		allowed: "base64 with its padding",
		fix: "Write what `base64 -w0 FILE` prints, or name the file by `file`."
	},
	valueName: {
		allowed: "a name of capital letters, digits and \"_\" that is not ID",
		fix: "Write it like TOKEN; `$TOKEN` stands for the value."
	},
	valuePlace: {
		allowed: "`header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`",
		fix: "Write it like `header x-csrf-token`, `body data.token` or `body /name=\"csrf\" value=\"([^\"]+)\"/`."
	},
	sha256: {
		allowed: "a SHA-256 digest of 64 hexadecimal digits",
		fix: "Write what `curl -s URL | sha256sum` prints, without the dash."
	},
	oneExpectedBody: {
		allowed: "one of `json`, `text` and `sha256`",
		fix: "Keep the one that is meant and remove the others."
	},
	oneBody: {
		allowed: "one of `json`, `text`, `base64` and `file`",
		fix: "Keep the one that is meant and remove the others."
	},
	methodOfBody: {
		allowed: "a `method` beside a body",
		fix: "Write `method: POST`, or `method: GET` where a body by GET is meant."
	},
	environmentName: {
		allowed: "the name of an environment variable",
		fix: "Use letters, digits and \"_\", not beginning with a digit."
	},
	reservedVariable: {
		allowed: "any variable but PORT and HOST",
		fix: "Remove it: every boot gets a free PORT and the HOST 127.0.0.1 from the gate, and the server must listen there."
	},
	environmentValue: {
		allowed: "text",
		fix: "Put the value in quotes: an environment variable is always text."
	},
	scenarioList: {
		allowed: "a list with the name of at least one scenario",
		fix: "List names that are defined under `scenarios`."
	},
	protocol: {
		allowed: "http (which may be left out) or websocket",
		fix: "Write `protocol: websocket` for held messages, or leave it out."
	},
	program: {
		allowed: "a program on PATH, or a file by its path from the repository's root, without arguments or blanks",
		fix: "Write it like redis-server; arguments belong into `start`."
	},
	serviceList: {
		allowed: "a list of names of services",
		fix: "List names that are defined under `services`."
	},
	looks: {
		allowed: "numbers of rounds, each above the one before",
		fix: "Write them in ascending order, like [8, 20, 40]."
	},
	glob: {
		allowed: "a glob pattern that does not begin with a slash",
		fix: "Write a pattern like express/* ; ** matches everything."
	}
};
function allowedByKey(key) {
	return Object.hasOwn(ALLOWED, key) ? ALLOWED[key] : null;
}

// src/config/json-schema.ts
/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
function configJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			io: "input",
			target: "draft-7",
			override: withoutSafeIntegerBound
		}),
		title: "perf-gate configuration"
	};
}
/** Known keys at a place of the configuration, in the order of the schema; of several shapes, those of the value's. */
function knownKeys(path, value) {
	const shapes = shapesOfPlace(path);
	const meant = shapes.find((shape) => hasShape(value, shape)) ?? shapes[0];
	return Object.keys(meant?.properties ?? {});
}
/** The setting that would allow a key at a place, like `protocol: websocket`; null: none. */
function whatAllowsKey(key, path) {
	const properties = shapesOfPlace(path).map((shape) => shape.properties ?? {}).find((known) => Object.hasOwn(known, key)) ?? {};
	const mark = Object.entries(properties).find(([, { const: only }]) => only !== void 0);
	return mark === void 0 ? null : `${mark[0]}: ${mark[1].const}`;
}
/** Tells whether a value has the constant that marks a shape; the default shape may leave it out. */
function hasShape(value, { properties = {}, required = [] }) {
	const found = typeof value === "object" && value !== null ? value : {};
	return Object.entries(properties).every(([key, { const: only }]) => only === void 0 || found[key] === only || found[key] === void 0 && !required.includes(key));
}
function shapesOfPlace(path) {
	return path.reduce((shapes, step) => shapes.flatMap((shape) => shapesAt(shape, step)), shapesOf(configJsonSchema()));
}
function shapesAt({ items, properties, additionalProperties }, step) {
	if (typeof step === "number") return shapesOf(items);
	return shapesOf(properties?.[String(step)] ?? (typeof additionalProperties === "object" ? additionalProperties : void 0));
}
const shapesOf = (place) => place === void 0 ? [] : place.oneOf ?? [place];
/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }) {
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

// src/config/problems.ts
const TYPE_NAMES = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	object: "a mapping of keys to values",
	record: "a mapping of names to values",
	array: "a list",
	nonoptional: "any JSON value"
};
/** Words the schema's issues, which need their input (`reportInput`): the first ones of very many. */
function problemsOfIssues(issues) {
	return issues.slice(0, 101).flatMap((issue) => issue.code === "unrecognized_keys" ? unknownKeyProblems(issue) : [problemOfIssue(issue)]);
}
/** Two typos in five letters (`strat` for `start`) are still the same word. */
const LARGEST_SHARE_OF_TYPOS = .35;
/** Names, and letters of one: comparing takes long. */
const MOST_COMPARED = 500;
/** The known name nearest to a mistyped one; null: none is near. */
function nearestName(found, known) {
	if (known.length === 0 || known.length > MOST_COMPARED || found.length > MOST_COMPARED) return null;
	const nearest = (0, import_fastest_levenshtein.closest)(found.toLowerCase(), known.map((name) => name.toLowerCase()));
	return (0, import_fastest_levenshtein.distance)(found.toLowerCase(), nearest) <= Math.ceil(nearest.length * LARGEST_SHARE_OF_TYPOS) ? known.find((name) => name.toLowerCase() === nearest) ?? null : null;
}
/** Fix for an unknown name. */
function fixOfUnknownName(found, known, otherwise) {
	const nearest = nearestName(found, known);
	return nearest === null ? otherwise : `Did you mean "${nearest}"?`;
}
function unknownKeyProblems({ path, keys, input }) {
	const known = knownKeys(path, input);
	return keys.slice(0, 101).map((key) => ({
		path: [...path, key],
		...describeUnknownKey(key, known, whatAllowsKey(key, path))
	}));
}
/** @param allowedBy the setting that would allow the key; null: none */
function describeUnknownKey(key, known, allowedBy) {
	const [quoted, list] = [JSON.stringify(key), known.join(", ")];
	if (allowedBy !== null) return {
		what: `the key ${quoted} belongs to \`${allowedBy}\`; allowed here are ${list}`,
		fix: `Write \`${allowedBy}\` beside it, or remove ${quoted}.`
	};
	return {
		what: `unknown key ${quoted}; allowed are ${list}`,
		fix: fixOfUnknownName(key, known, "Remove it, or move it to where it belongs: docs/configuration.md describes every key.")
	};
}
function problemOfIssue(issue) {
	const { allowed, fix } = allowedAt(issue);
	const key = String(issue.path.at(-1) ?? "");
	if (issue.input === void 0 && issue.code !== "custom") return {
		path: issue.path,
		what: `\`${key}\` is required and missing; allowed is ${allowed}`,
		fix: `Add \`${key}\`. ${fix}`.trim()
	};
	return {
		path: issue.path,
		what: `found ${describeFound(issue.input)}; allowed is ${allowed}`,
		fix: fix === "" ? `Write ${allowed}.` : fix
	};
}
/** Describes allowed values; an empty fix where that says it all. */
function allowedAt(issue) {
	const told = allowedByKey(issue.code === "invalid_key" ? issue.issues[0]?.message ?? "" : issue.message);
	if (told !== null) return told;
	if (issue.code === "invalid_type") {
		const isUnquoted = issue.expected === "string" && (typeof issue.input === "number" || typeof issue.input === "boolean");
		return {
			allowed: TYPE_NAMES[issue.expected] ?? issue.expected,
			fix: isUnquoted ? `Put it in quotes: "${String(issue.input)}".` : ""
		};
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		return {
			allowed: values.join(" or "),
			fix: fixOfUnknownName(String(issue.input), values, "")
		};
	}
	if (issue.code === "too_small") return {
		allowed: `at least ${issue.minimum}${issue.origin === "string" ? " character" : ""}`,
		fix: ""
	};
	if (issue.code === "too_big") return {
		allowed: `at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`,
		fix: ""
	};
	return {
		allowed: `something else (${issue.message})`,
		fix: "See docs/configuration.md."
	};
}
const LONGEST_QUOTE = 60;
function describeFound(found) {
	if (found === null || found === void 0) return "nothing";
	if (typeof found === "string") return JSON.stringify(found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE)}…` : found);
	if (Array.isArray(found)) return found.length === 0 ? "an empty list" : "a list";
	return typeof found === "object" ? "a mapping" : `the ${typeof found} ${JSON.stringify(found)}`;
}

// src/config/resolve.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/** Value of a variable without blanks; only a shell can tell where others end. */
const VALUE = /(?:"[^"\s\\]*"|'[^'\s]*'|\{[^\s'"`\\(){}]*\}|\$\([^\s'"`\\(){}]*\)|[^\s'"`\\(){])*/.source;
const PROGRAM = new RegExp(String.raw`^\s*(?:(?:exec|\w+=${VALUE})\s+)*(\S+)`);
/** First word of a shell command behind `exec` and assignments of variables. */
const programOf = (command) => PROGRAM.exec(command)?.[1] ?? command;
/** Resolves a validated file: names become what they refer to. */
function resolveConfig(shape, file) {
	const parts = {
		scenarios: new Map(Object.entries(shape.scenarios).map(([name, scenario]) => [name, resolveScenario(name, scenario)])),
		services: new Map(Object.entries(shape.services).map(([name, service]) => [name, resolveService(name, service)]))
	};
	const { inconclusive, rules, ...limits } = shape.policy;
	return {
		file,
		targets: [...Object.entries(shape.servers).flatMap(([name, server]) => resolveServer(name, server, parts)), ...Object.entries(shape.suites).flatMap(([name, suite]) => resolveSuite(name, suite, parts))],
		ignore: shape.ignore,
		unsent: unsentScenarios(shape),
		unneeded: unneededServices(shape),
		selections: shape.selections,
		profiles: [...BUILT_IN_PROFILES, ...Object.entries(shape.profiles).map(([name, profile]) => resolveProfile(name, profile))],
		policy: {
			...limits,
			onInconclusive: inconclusive,
			rules: rules.map(resolveRule)
		},
		budgetMs: shape.budget ?? null,
		instructions: shape.instructions,
		why: shape.why,
		baselines: shape.baselines,
		retention: {
			runs: shape.retention.runs,
			maxAgeMs: shape.retention.maxAge
		}
	};
}
function unsentScenarios({ scenarios, servers }) {
	const sent = new Set(Object.values(servers).flatMap((server) => server.scenarios));
	return Object.keys(scenarios).filter((name) => !sent.has(name));
}
function unneededServices({ services, servers, suites }) {
	const needed = new Set([...Object.values(servers), ...Object.values(suites)].flatMap((target) => target.services));
	return Object.keys(services).filter((name) => !needed.has(name));
}
function resolveServer(name, shape, parts) {
	const { start, tls, bootTimeout, stopTimeout } = shape;
	const scenarios = shape.scenarios.flatMap((scenario) => parts.scenarios.get(scenario) ?? []);
	return resolveEditions(name, shape, parts).map((target) => ({
		kind: "server",
		...target,
		start,
		tls,
		bootTimeoutMs: bootTimeout,
		stopTimeoutMs: stopTimeout,
		scenarios
	}));
}
function resolveSuite(name, shape, parts) {
	return resolveEditions(name, shape, parts).map((target) => ({
		kind: "suite",
		...target,
		file: shape.file
	}));
}
/** One target, or one for each of its editions. */
function resolveEditions(name, shape, parts) {
	const { dir, install, installTimeout, build, env, dependsOn, versionOf, labels, versions } = shape;
	const target = {
		name,
		dir,
		edition: null,
		install: install === false ? null : install,
		installTimeoutMs: installTimeout,
		build: build ?? null,
		env,
		dependsOn: dependsOn ?? null,
		versionOf: versionOf ?? null,
		services: shape.services.flatMap((service) => parts.services.get(service) ?? []),
		labels
	};
	if (versions === void 0) return [target];
	return Object.entries(versions).map(([label, overlay]) => ({
		...target,
		name: editionName(name, label),
		dir: editionName(dir, label),
		edition: {
			source: dir,
			overlay,
			siblings: Object.values(versions).filter((other) => other !== overlay)
		}
	}));
}
function resolveService(name, shape) {
	const { start, program, install, ready, readyTimeout, env, scope, required } = shape;
	return {
		name,
		start,
		program: program ?? programOf(start),
		installHint: install ?? null,
		ready: ready ?? null,
		readyTimeoutMs: readyTimeout,
		env,
		scope,
		required
	};
}
function resolveProfile(name, shape) {
	const { looks, solos, solosWithoutBase, only, connections, pipelining, warmup, duration } = shape;
	return {
		name,
		plan: looks.length === 0 ? null : { looks },
		solos,
		solosWithoutBase: solosWithoutBase ?? solos,
		only,
		load: {
			connections: connections ?? null,
			pipelining: pipelining ?? null,
			soloWarmupMs: warmup ?? null,
			soloMs: duration ?? null
		}
	};
}
function resolveScenario(name, shape) {
	if (shape.protocol === "websocket") {
		const { protocol, path, message, reply, requests, hold } = shape;
		return {
			protocol,
			name,
			path,
			message,
			reply,
			requests,
			holdMs: hold
		};
	}
	const { connections, pipelining, before } = shape;
	return {
		protocol: "http",
		name,
		...resolveRequest(shape),
		...before === void 0 ? {} : { before: before.map((step) => ({
			...resolveRequest(step),
			take: step.take
		})) },
		expect: resolveExpectation(shape.expect),
		connections,
		pipelining
	};
}
function resolveRequest(shape) {
	const { method = "GET", path, json, text, base64, file } = shape;
	const request = {
		method,
		path,
		headers: headersOf(shape)
	};
	if (base64 !== void 0) return {
		...request,
		body: base64,
		bodyEncoding: "base64"
	};
	if (file !== void 0) return {
		...request,
		body: file,
		bodyEncoding: "file"
	};
	return {
		...request,
		body: json === void 0 ? text ?? null : JSON.stringify(json)
	};
}
function headersOf({ headers, json }) {
	const saysType = Object.keys(headers).some((header) => header.toLowerCase() === "content-type");
	return json === void 0 || saysType ? headers : {
		...headers,
		"content-type": "application/json"
	};
}
function resolveExpectation({ status, json, text, sha256 }) {
	if (sha256 !== void 0) return {
		status,
		body: {
			kind: "sha256",
			value: sha256
		}
	};
	if (json !== void 0) return {
		status,
		body: {
			kind: "json",
			value: json
		}
	};
	return {
		status,
		body: text === void 0 ? null : {
			kind: "text",
			value: text
		}
	};
}
/** A pattern without a slash means all of a target, as in `only`. */
function resolveRule(rule) {
	const { benchmark } = rule;
	if (benchmark === "*" || benchmark === "**") return {
		...rule,
		benchmark: "**"
	};
	return {
		...rule,
		benchmark: benchmark.includes("/") ? benchmark : `${benchmark}/**`
	};
}

// src/config/references.ts
function knownNames({ servers, suites, selections }) {
	const targets = Object.entries({
		...servers,
		...suites
	});
	return {
		targets: targets.map(([name]) => name),
		targetsInIds: targets.flatMap(([name, { versions }]) => versions === void 0 ? [name] : Object.keys(versions).map((label) => editionName(name, label))),
		selections: Object.keys(selections)
	};
}
/** Problem of a glob whose part before the slash matches no target. */
function unmatchedGlob(glob, path, { targets, targetsInIds, selections }) {
	if (targets.length === 0 || targetsInIds.some(targetFilter([glob]))) return [];
	const [target = ""] = glob.split("/");
	return [{
		path,
		what: `no target matches "${glob}"; targets are ${alternatives(targets)}`,
		fix: fixOfUnknownName(target, [...targets, ...selections], "Write a glob over benchmark ids, like express/* or */hello.")
	}];
}
/** Names in a list that are undefined or listed twice. */
function listedNameProblems({ kind, names, defined, path }) {
	return names.flatMap((name, index) => {
		if (!defined.includes(name)) {
			const allowed = defined.length === 0 ? "none is defined" : `defined are ${alternatives(defined)}`;
			return [{
				path: [...path, index],
				what: `unknown ${kind} "${name}"; ${allowed}`,
				fix: fixOfUnknownName(name, defined, `Define it under \`${kind}s\`.`)
			}];
		}
		if (names.indexOf(name) === index) return [];
		return [{
			path: [...path, index],
			what: `${kind} "${name}" is listed twice`,
			fix: "Remove one of the two."
		}];
	});
}
/** Editions whose folders overlap with others. */
function editionProblems({ servers, suites }) {
	const targets = Object.entries({
		servers,
		suites
	}).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({
		path: [section, name],
		...target
	})));
	const withEditions = targets.flatMap(({ path, dir, versions }) => versions === void 0 ? [] : [{
		path,
		dir,
		overlays: Object.entries(versions)
	}]);
	return [...withEditions.flatMap((editions) => [...placeProblems(editions), ...overlayProblems(editions)]), ...clashes(new Set(targets.map(({ dir }) => dir)), withEditions)];
}
function placeProblems({ path, dir, overlays }) {
	if (overlays.length === 0) return [{
		path: [...path, "versions"],
		what: "no editions: there is nothing to measure",
		fix: "Name at least one with its folder, or remove `versions`."
	}];
	if (dir !== ".") return [];
	return [{
		path: [...path, "dir"],
		what: "the repository's root has editions, and nothing lies beside it",
		fix: "Move the target into a folder of its own: an edition is laid out beside it."
	}];
}
function overlayProblems({ path, overlays }) {
	return overlays.flatMap(([label, overlay], index) => {
		const at = [
			...path,
			"versions",
			label
		];
		if (overlay === ".") return [{
			path: at,
			what: "the edition's folder is the target's own",
			fix: "Give it a folder below `dir`, like versions/5."
		}];
		const other = overlays.find(([, folder], place) => place !== index && (overlay.startsWith(`${folder}/`) || place < index && overlay === folder));
		if (other === void 0) return [];
		return [{
			path: at,
			what: `the folder ${overlay} belongs to edition "${other[0]}" already`,
			fix: "Give each edition a folder of its own, none inside another."
		}];
	});
}
/** Editions whose files would lie in another target's folder. */
function clashes(dirs, withEditions) {
	const laidOut = withEditions.flatMap(({ path, dir, overlays }) => overlays.map(([label, overlay]) => ({
		path: [
			...path,
			"versions",
			label
		],
		place: editionName(dir, label),
		from: `${dir}/${overlay}`
	})));
	return laidOut.flatMap(({ path, place, from }, index) => {
		const other = [...dirs].find((dir) => dir === place || dir.startsWith(`${place}/`)) ?? laidOut.slice(0, index).find((earlier) => earlier.place === place && earlier.from !== from)?.from;
		return other === void 0 ? [] : [{
			path,
			what: `its files would lie in ${place}, where those of ${other} lie`,
			fix: "Use another label."
		}];
	});
}
/** Targets of one folder that are installed or built in different ways. */
function folderProblems({ servers, suites }) {
	const targets = Object.entries({
		servers,
		suites
	}).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({
		path: [section, name],
		name,
		...target
	})));
	return targets.flatMap((target, index) => {
		const { path, dir } = target;
		const other = targets.slice(0, index).find((earlier) => earlier.dir === dir && !isMadeReadyAlike(earlier, target));
		if (other === void 0) return [];
		return [{
			path: [...path, "dir"],
			what: `${dir} is installed and built for "${other.name}" in another way`,
			fix: "Give both the same `install`, `build` and `env` (a variable for the server alone goes before its `start`), or a folder each."
		}];
	});
}
/** Install and build run with the target's variables, so these count where there is a command. */
function isMadeReadyAlike(one, other) {
	if (one.install !== other.install || one.build !== other.build) return false;
	return one.install === false && one.build === void 0 || isDeepStrictEqual(one.env, other.env);
}
/** Rules that match no target or no metric of their own file, or set nothing. */
function ruleProblems(shape) {
	const known = {
		...knownNames(shape),
		selections: []
	};
	return shape.policy.rules.flatMap((rule, index) => {
		const path = [
			"policy",
			"rules",
			index
		];
		return [
			...emptyRuleProblems(rule, path),
			...unmatchedGlob(rule.benchmark, [...path, "benchmark"], known),
			...metricProblems(rule.metric, [...path, "metric"])
		];
	});
}
/** Most often a dash too many, which makes two rules of one. */
function emptyRuleProblems({ role, direction, delta0, threshold }, path) {
	if ([
		role,
		direction,
		delta0,
		threshold
	].some((field) => field !== void 0)) return [];
	return [{
		path,
		what: "this rule sets nothing",
		fix: "Write `role`, `direction`, `delta0` or `threshold` in the same item of the list, without a dash of its own, or remove the rule."
	}];
}
function metricProblems(metric, path) {
	const matches = (0, import_posix.default)(metric);
	if (METRIC_NAMES.some((name) => matches(name))) return [];
	const fix = fixOfUnknownName(metric, METRIC_NAMES, "Use one of them, or a glob like latency*.");
	return [{
		path,
		what: `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(", ")}`,
		fix
	}];
}
/** Selections that are named like a target, or match none. */
function selectionProblems(shape) {
	const known = knownNames(shape);
	return Object.entries(shape.selections).flatMap(([name, globs]) => [
		...known.targets.includes(name) ? [{
			path: ["selections", name],
			what: `"${name}" is the name of a target as well`,
			fix: "Rename one of the two: `only` takes names of both."
		}] : [],
		...problemsTogether(globs, ["selections", name]),
		...globs.flatMap((glob, index) => {
			const path = [
				"selections",
				name,
				index
			];
			return known.selections.includes(glob) ? [{
				path,
				what: `"${glob}" is a selection itself`,
				fix: "Write its globs: a selection holds no other."
			}] : unmatchedGlob(glob, path, known);
		})
	]);
}
/** Profiles that are named like a built-in one, or select nothing. */
function profileProblems(shape) {
	const known = knownNames(shape);
	return Object.entries(shape.profiles).flatMap(([name, { only }]) => [
		...BUILT_IN_PROFILES.some((profile) => profile.name === name) ? [{
			path: ["profiles", name],
			what: `"${name}" is a built-in profile`,
			fix: "Rename yours: the built-in ones mean the same in every repository."
		}] : [],
		...problemsTogether(only, [
			"profiles",
			name,
			"only"
		]),
		...only.flatMap((glob, index) => known.selections.includes(glob) ? [] : unmatchedGlob(glob, [
			"profiles",
			name,
			"only",
			index
		], known))
	]);
}
function problemsTogether(globs, path) {
	const problem = problemOfGlobs(globs);
	return problem === null ? [] : [{
		path,
		...problem
	}];
}
/** Services whose program is unclear, undefined services, and services of one target that set the same variable. */
function serviceProblems({ servers, suites, services }) {
	const lists = [...Object.entries(servers).map(([name, server]) => ({
		path: [
			"servers",
			name,
			"services"
		],
		names: server.services
	})), ...Object.entries(suites).map(([name, suite]) => ({
		path: [
			"suites",
			name,
			"services"
		],
		names: suite.services
	}))];
	const defined = Object.keys(services);
	return [...Object.entries(services).flatMap(([name, service]) => programProblems(name, service)), ...lists.flatMap(({ path, names }) => [...listedNameProblems({
		kind: "service",
		names,
		defined,
		path
	}), ...sharedVariables([...new Set(names)].filter((name) => defined.includes(name)), services, path)])];
}
/** A plain name or path, which `command -v` can look for. */
const PLAIN_PROGRAM = /^[\w.+/][\w.+/-]*$/;
function programProblems(name, { program, start }) {
	if (program !== void 0 || PLAIN_PROGRAM.test(programOf(start))) return [];
	return [{
		path: [
			"services",
			name,
			"start"
		],
		what: "it cannot be told which program this starts",
		fix: "Name the program under `program`."
	}];
}
function sharedVariables(names, services, path) {
	const setters = names.flatMap((name) => Object.keys(services[name]?.env ?? {}).map((variable) => ({
		name,
		variable
	})));
	return [...Map.groupBy(setters, ({ variable }) => variable)].flatMap(([variable, [one, other]]) => one === void 0 || other === void 0 ? [] : [{
		path,
		what: `services "${one.name}" and "${other.name}" both set ${variable}`,
		fix: "Give one of them another variable in its `env`."
	}]);
}
/** Problems that the schema cannot see: undefined or ambiguous names, and contradictory settings. */
function referenceProblems(shape) {
	return [
		...missingTargets(shape),
		...scenarioProblems(shape),
		...serviceProblems(shape),
		...sharedNames(shape),
		...storedRunProblems(shape),
		...ruleProblems(shape),
		...editionProblems(shape),
		...folderProblems(shape),
		...selectionProblems(shape),
		...profileProblems(shape)
	];
}
function missingTargets({ servers, suites }) {
	if (Object.keys(servers).length + Object.keys(suites).length > 0) return [];
	return [{
		path: [],
		what: "no servers and no suites: there is nothing to measure",
		fix: "Describe at least one under `servers` or `suites`."
	}];
}
function scenarioProblems({ scenarios, servers }) {
	const defined = Object.keys(scenarios);
	return Object.entries(servers).flatMap(([name, server]) => [...listedNameProblems({
		kind: "scenario",
		names: server.scenarios,
		defined,
		path: [
			"servers",
			name,
			"scenarios"
		]
	}), ...server.tls ? server.scenarios.filter((scenario) => scenarios[scenario]?.protocol === "websocket").map((scenario) => ({
		path: [
			"servers",
			name,
			"tls"
		],
		what: `the scenario "${scenario}" sends over a websocket, and those are not measured over TLS`,
		fix: "Let the server speak HTTP/1.1 without TLS, or remove the scenario from it."
	})) : []]);
}
function sharedNames({ servers, suites }) {
	return Object.keys(suites).filter((name) => Object.hasOwn(servers, name)).map((name) => ({
		path: ["suites", name],
		what: `"${name}" is the name of a server as well`,
		fix: "Rename one of the two: names of targets are the first half of benchmark ids."
	}));
}
/** Stored runs could never fail a check if fewer are kept than are needed. */
function storedRunProblems({ policy: { minStoredRuns }, retention: { runs } }) {
	if (minStoredRuns <= runs) return [];
	return [{
		path: minStoredRuns > 100 ? ["policy", "minStoredRuns"] : ["retention", "runs"],
		what: `${minStoredRuns} stored runs are needed (\`policy.minStoredRuns\`), and ${runs} are kept (\`retention.runs\`)`,
		fix: "Raise `retention.runs`, or lower `policy.minStoredRuns`."
	}];
}

// src/config/load-config.ts
/**
* Parses a YAML or JSON text. References between names are checked once the shape is right: a mistyped section would make all
* references to it look wrong.
*
* @param file its name from the repository's root
* @throws UserError that lists all problems
*/
function parseConfig(text, file) {
	const source = readSource(text);
	if (source.state === "malformed") throw configError(source.problems, file);
	const place = (problems) => problems.slice(0, 100 + 1).map(source.place);
	const parsed = configSchema.safeParse(source.data, { reportInput: true });
	if (!parsed.success) throw configError(place(problemsOfIssues(parsed.error.issues)), file);
	const problems = referenceProblems(parsed.data);
	if (problems.length > 0) throw configError(place(problems), file);
	return resolveConfig(parsed.data, file);
}
/**
* Reads and parses the configuration below `root`; `file` null: the first of {@link CONFIG_FILES}.
*
* @throws UserError: missing, not readable, or with problems
*/
async function loadConfig(root, file) {
	const names = file === null ? CONFIG_FILES : [await nameFrom(root, file)];
	return await loadFirst(names, (name) => readText(resolve(root, name), name)) ?? refuseWithout(root, names);
}
/** Makes a path relative to the root, so that base's own file is read and not head's. */
async function nameFrom(root, file) {
	return isElsewhere(file) ? await placeBelow(root, resolve(root, file)) ?? file : file;
}
const isElsewhere = (file) => isAbsolute(file) || leavesFolder(file);
/** null: none of them is there. */
async function loadFirst(names, read) {
	const found = await firstThere(names, read);
	return found === null ? null : {
		config: parseConfig(found.text, found.file),
		text: found.text
	};
}
function refuseWithout(root, names) {
	throw CONFIG_ERRORS["config-missing"]({
		root,
		names
	});
}
/**
* Reads base's configuration. Thresholds and policy come from it, so that a change cannot relax its own gate, not even by renaming the
* file. Head's holds for both where base has none that can be used.
*/
async function loadBaseConfig(read, head) {
	if (isElsewhere(head.file)) return {
		config: head,
		state: "shared",
		problem: {
			kind: "config-outside-repository",
			file: head.file
		}
	};
	const names = namesOfGate(head.file);
	try {
		const own = await loadFirst(names, read);
		if (own === null) return {
			config: head,
			state: "none",
			problem: {
				kind: "base-config-missing",
				file: head.file
			}
		};
		return {
			config: own.config,
			state: "own",
			problem: null
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			config: head,
			state: "refused",
			problem: {
				kind: "base-config-unusable",
				file: head.file,
				problem: reasonOf(error).split("\n")[0]
			}
		};
	}
}
/** null: there is no such file. */
async function readText(path, file) {
	try {
		return await readTextIfPresent(path);
	} catch (cause) {
		throw CONFIG_ERRORS["config-unreadable"]({
			file,
			reason: reasonOf(cause)
		}, cause);
	}
}
function configError(problems, file) {
	const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
	return CONFIG_ERRORS["config-wrong"]({
		file,
		more: sorted.length > 100,
		problems: sorted.slice(0, 100).map((problem) => ({
			where: whereOf(problem, file),
			what: problem.what,
			fix: problem.fix
		}))
	});
}
/** `perf-gate.yml:12:5 (servers.express.start)` */
function whereOf({ path, line, column }, file) {
	return `${file}:${line}:${column}${path.length === 0 ? "" : ` (${toDotPath(path)})`}`;
}

// src/store/locked-file.ts
var import_proper_lockfile = require_proper_lockfile();
/** Reads the text of a file; empty if there is none. Throws a UserError if it cannot be read, with the line that is no UTF-8. */
async function readBaselineFile(file) {
	const bytes = await orUserError(file, async () => readBytesIfPresent(file.path));
	if (bytes === null) return "";
	const text = textOrNull(bytes);
	if (text !== null) return text;
	const line = bytes.toString("latin1").split("\n").findIndex((one) => textOrNull(Buffer.from(one, "latin1")) === null) + 1;
	throw STORE_ERRORS["no-text"]({
		kind: `a line of ${file.holds}`,
		where: `${file.path}:${line}`,
		fix: "Restore the line from git, or delete it."
	});
}
function textOrNull(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
/**
* Changes the text of a file. Writers on the same machine take turns by a lock beside it, and it changes by one rename:
* no change is lost, and no reader sees half a line. Between machines that is git's task, see `git-push.ts`.
* Throws a UserError if it cannot be read or written, and what `change` throws.
*/
async function rewriteBaselineFile(file, change) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(await exclusively(file));
		const text = await readBaselineFile(file);
		const changed = change(text);
		if (changed === text) return;
		try {
			await writeTextAtomically(file.path, changed);
		} catch (cause) {
			throw cannot("be written", file, cause);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Gives the result of `read`. Throws a UserError in place of an error of the file system. */
async function orUserError(file, read) {
	try {
		return await read();
	} catch (cause) {
		throw cause instanceof UserError ? cause : cannot("be read", file, cause);
	}
}
/** Waits for its turn up to about half a minute; the lock of a writer that died is taken over after ten seconds. */
async function exclusively(file) {
	try {
		await mkdir(dirname(file.path), { recursive: true });
		await access(dirname(file.path), constants.W_OK);
		const release = await (0, import_proper_lockfile.lock)(file.path, {
			realpath: false,
			stale: 1e4,
			retries: {
				retries: 60,
				minTimeout: 20,
				maxTimeout: 500,
				randomize: true
			}
		});
		return { [Symbol.asyncDispose]: release };
	} catch (cause) {
		throw cannot("be locked for writing", file, cause);
	}
}
function cannot(action, { path, holds }, cause) {
	return STORE_ERRORS["baseline-inaccessible"]({
		holds,
		action,
		path,
		reason: reasonOf(cause)
	}, cause);
}

// src/store/stored-lines.ts
/** The lines of a JSON Lines text as they stand; empty ones do not count. */
function linesOf(text) {
	return text.split(/\r?\n/).map((line, index) => ({
		line,
		number: index + 1
	})).filter(isRecord);
}
/** An empty line is none. */
const isRecord = ({ line }) => line.trim() !== "";
/** Lines as the text of a file, each with its end. */
function textOfLines(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
/**
* The records of a JSON Lines text, in their order; empty text: none. `where` is the file's name in errors.
* Throws a UserError with file and line for a line that cannot be read.
*/
function parseLines(text, form, words) {
	return linesOf(text).map((line) => parseLine(line, form, words));
}
/** The record of a line. Throws a UserError as {@link parseLines} does. */
function parseLine({ line, number }, form, words) {
	const where = `${words.where}:${number}`;
	if (/^(?:<{7}|\|{7}|={7}|>{7})/.test(line)) throw STORE_ERRORS["conflict-markers"]({ where });
	return parseRecord(line, {
		...form,
		declared
	}, {
		...words,
		where
	});
}
/** Figures vary by per cents from run to run, and counts by hundredths of one, so six digits lose nothing and keep lines short. */
const SIGNIFICANT_DIGITS = 6;
const FORM = {
	schema: storedRunSchema,
	format: 3
};
/** One line without its end; keys always in the same order, figures to six significant digits. */
function serializeStoredRun(run) {
	const { benchmarks, ...rest } = storedRunSchema.parse(run);
	return JSON.stringify({
		...rest,
		benchmarks: benchmarks.map(({ instructions, ...benchmark }) => ({
			...benchmark,
			figures: roundFigures(benchmark.figures),
			...instructions === void 0 ? {} : { instructions: instructions.map(rounded) }
		}))
	});
}
/**
* Reads the runs of a baseline file, oldest first, each once; empty text: none. `file` is its name in errors.
* Throws a UserError with file and line for a line that cannot be read: without it the history would be another one.
*/
function parseHistory(text, file) {
	const runs = runsOfLines(text, file);
	const ofMoment = Map.groupBy(runs, ({ environment, commit, recordedAt }) => JSON.stringify([
		environment.key,
		commit,
		recordedAt
	]));
	const repeated = new Set([...ofMoment.values()].flatMap((alike) => alike.filter((run, place) => alike.slice(0, place).some((earlier) => isSameRun(earlier, run)))));
	return runs.filter((run) => !repeated.has(run));
}
/** Reads the run of each line. */
const runsOfLines = (text, file) => parseLines(text, FORM, wordsOf(file));
/**
* The text of a baseline file with one run more and without what the retention does not keep. Its age is reckoned from that run,
* or from now where the run is dated in the future. Lines that stay are not rewritten. Throws as {@link parseHistory} does, and for a
* run that is there already.
*/
function appendToHistory({ text, file, stored, retention, now }) {
	const [lines, runs] = [linesOf(text), runsOfLines(text, file)];
	const index = runs.findIndex((run) => isSameRun(run, stored));
	if (index >= 0) throw STORE_ERRORS["stored-already"]({
		commit: stored.commit,
		where: `${file}:${lines[index].number}`
	});
	return keptText({
		lines: [...lines.map(({ line }) => line), serializeStoredRun(stored)],
		runs: [...runs, stored]
	}, {
		retention,
		now: new Date(Math.min(now.getTime(), Date.parse(stored.recordedAt)))
	});
}
/** The same with runs of another tool, oldest first, of which some may be there. Age is reckoned from the newest. */
function appendImported({ text, file, imported, retention }) {
	const there = runsOfLines(text, file);
	const fresh = imported.filter((run) => !there.some((one) => isSameRun(one, run)));
	const grown = [...linesOf(text).map(({ line }, index) => ({
		line,
		run: there[index]
	})), ...fresh.map((run) => ({
		line: serializeStoredRun(run),
		run
	}))].toSorted((one, other) => one.run.recordedAt.localeCompare(other.run.recordedAt));
	const newest = grown.at(-1);
	if (newest === void 0) return text;
	return keptText({
		lines: grown.map(({ line }) => line),
		runs: grown.map(({ run }) => run)
	}, {
		retention,
		now: new Date(newest.run.recordedAt)
	});
}
/** Jobs that measure parts of one commit store runs of their own, which have no benchmark in common or did not begin at the same moment. */
function isSameRun(one, other) {
	if (one.environment.key !== other.environment.key || one.commit !== other.commit || one.recordedAt !== other.recordedAt) return false;
	const ids = new Set(other.benchmarks.map(({ id }) => id));
	return one.benchmarks.some(({ id }) => ids.has(id));
}
/** The text of a baseline file without what the retention does not keep. Throws as {@link parseHistory} does. */
function pruneHistoryText({ text, file, retention, now }) {
	return keptText({
		lines: linesOf(text).map(({ line }) => line),
		runs: runsOfLines(text, file)
	}, {
		retention,
		now
	});
}
function keptText({ lines, runs }, { retention, now }) {
	const oldestKept = now.getTime() - retention.maxAgeMs;
	const isAmongNewest = newestOfBenchmarks(retention.runs);
	return textOfLines(lines.toReversed().filter((_, age) => {
		const { recordedAt, benchmarks } = runs.at(-1 - age);
		return Date.parse(recordedAt) >= oldestKept && isAmongNewest(benchmarks);
	}).toReversed());
}
/**
* Tells whether a run is among the newest of one of its benchmarks; asked of one run after the other, the newest first. It does not count
* all runs: where every package of a repository stores its own, or few pushes reach a benchmark, it has as many as any other.
*/
function newestOfBenchmarks(most) {
	const kept = /* @__PURE__ */ new Map();
	return (benchmarks) => {
		if (benchmarks.every(({ id }) => (kept.get(id) ?? 0) >= most)) return false;
		for (const { id } of benchmarks) kept.set(id, (kept.get(id) ?? 0) + 1);
		return true;
	};
}
function wordsOf(file) {
	return {
		kind: "a stored run",
		where: file,
		fix: "Restore the line from git, or delete it to forget that run.",
		otherwise: "delete the line to forget that run"
	};
}
function roundFigures(figures) {
	return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
		const { [metric]: ofMetric } = figures;
		return ofMetric === void 0 ? [] : [[metric, ofMetric.map(rounded)]];
	}));
}
function rounded(figure) {
	return Number(figure.toPrecision(SIGNIFICANT_DIGITS));
}

// src/store/acceptances.ts
/** The file of accepted regressions, in the folder of the baselines. */
const ACCEPTANCES_FILE = "accepted.jsonl";
/**
* The accepted regressions of a text, oldest first; empty text: none. `file` is its name in errors.
* Throws a UserError with file and line for a line that cannot be read.
*/
function parseAcceptances(text, file) {
	return parseLines(text, {
		schema: acceptanceSchema,
		format: 1
	}, {
		kind: "an accepted regression",
		where: file,
		fix: "Restore the line from git, or delete it to take the acceptance back.",
		otherwise: "delete the line to take the acceptance back"
	});
}
/** The text of a file of accepted regressions with one more. Throws as {@link parseAcceptances} does. */
function appendToAcceptances({ text, file, acceptance }) {
	parseAcceptances(text, file);
	return textOfLines([...linesOf(text).map(({ line }) => line), JSON.stringify(acceptanceSchema.parse(acceptance))]);
}
/** Selects the acceptances that were given for a configuration. */
function acceptancesOfGate(acceptances, configFile) {
	return acceptances.filter((acceptance) => isSameGate(acceptance.configFile, configFile));
}
/** The accepted regressions of a configuration in a folder of baselines; no file: none. Throws a UserError for a file or line that cannot be read. */
async function readAcceptances(dir, configFile) {
	const file = fileIn(dir);
	return acceptancesOfGate(parseAcceptances(await readBaselineFile(file), file.path), configFile);
}
/** Appends to the accepted regressions in a folder; gives the file. Throws a UserError if it cannot be read or written. */
async function appendAcceptance(dir, acceptance) {
	const file = fileIn(dir);
	await rewriteBaselineFile(file, (text) => appendToAcceptances({
		text,
		file: file.path,
		acceptance
	}));
	return file.path;
}
function fileIn(dir) {
	return {
		path: join(dir, ACCEPTANCES_FILE),
		holds: "the file of accepted regressions"
	};
}

export { parseConfig as _, parseAcceptances as a, appendToHistory as c, pruneHistoryText as d, orUserError as f, loadConfig as g, loadBaseConfig as h, appendToAcceptances as i, isSameRun as l, rewriteBaselineFile as m, acceptancesOfGate as n, readAcceptances as o, readBaselineFile as p, appendAcceptance as r, appendImported as s, ACCEPTANCES_FILE as t, parseHistory as u, require_proper_lockfile as v };